export { foldMember } from "./fold-member.js";
export type { FoldedLevel, FoldedMember } from "./fold-member.js";
export { askTransform } from "./ask-transform.js";
export { accepts } from "./meet.js";
export { mergeOrders } from "./member-order.js";
export type { Host } from "./host-view.js";
export { warning } from "./remark.js";
export type { Remark } from "./remark.js";
