import {
  ChangePassword,
  ForgotPassword,
  Login,
  RefreshTokens,
  Register,
  SecondFactorLogin,
} from "../../src/dtos/auth.js";
import { type DtoCase, JWT, OTHER_UUID } from "./dto-case.js";

export const cases: readonly DtoCase[] = [
  {
    cls: Login,
    sample: { email: "reader@example.com", password: "correct horse" },
    accepts: [{ remember: true }, { password: "x" }],
    refuses: [
      { email: undefined },
      { email: "nobody" },
      { email: 5 },
      { password: "" },
      { password: "x".repeat(73) },
      { remember: "yes" },
    ],
    narrower: [
      { given: { email: " Reader@Example.COM " }, because: "converted by @Transform" },
      { given: { remember: "true" }, because: "converted by @Transform" },
      { given: { remember: null }, because: "null in the dialect flat alone" },
      { given: { captcha: "x" }, because: "unknown arguments" },
    ],
  },
  {
    cls: Register,
    sample: {
      email: "reader@example.com",
      displayName: "Reader",
      password: "Correct4Horses",
      passwordAgain: "Correct4Horses",
      terms: true,
    },
    accepts: [{ invitation: OTHER_UUID }, { displayName: "R" }],
    refuses: [
      { terms: false },
      { terms: undefined },
      { displayName: undefined },
      { password: "Short1", passwordAgain: "Short1" },
      { invitation: "42" },
    ],
    leftToHost: [
      {
        given: { passwordAgain: "Another4Horses" },
        code: "untranslated_constraint",
        member: "Register.passwordAgain",
      },
      {
        given: { passwordAgain: undefined },
        code: "untranslated_constraint",
        member: "Register.passwordAgain",
      },
      {
        given: { password: "all in small letters", passwordAgain: "all in small letters" },
        code: "untranslated_constraint",
        member: "Register.password",
      },
      {
        given: { displayName: "   " },
        code: "opaque_transform",
        member: "Register.displayName",
      },
    ],
    narrower: [{ given: { remoteAddress: "::1" }, because: "unknown arguments" }],
  },
  {
    cls: SecondFactorLogin,
    sample: { factor: "app", code: "123456", challenge: JWT },
    accepts: [
      { factor: "none", code: undefined },
      { factor: "message", code: "000000" },
    ],
    refuses: [
      { factor: "fax" },
      { factor: undefined },
      { challenge: "not a token" },
      { code: 123456 },
    ],
    leftToHost: [
      { given: { code: undefined }, code: "conditional_member", member: "SecondFactorLogin.code" },
      { given: { code: "12" }, code: "conditional_member", member: "SecondFactorLogin.code" },
    ],
  },
  {
    cls: RefreshTokens,
    sample: { refreshToken: JWT },
    accepts: [{ scope: ["read", "write"] }, { scope: "read write" }],
    refuses: [{ refreshToken: undefined }, { refreshToken: "a b" }, { refreshToken: 1 }],
    leftToHost: [
      { given: { scope: [1] }, code: "opaque_transform", member: "RefreshTokens.scope" },
      { given: { scope: 1 }, code: "opaque_transform", member: "RefreshTokens.scope" },
    ],
  },
  {
    cls: ChangePassword,
    sample: {
      currentPassword: "correct horse",
      newPassword: "battery staple",
      newPasswordAgain: "battery staple",
    },
    accepts: [{ signOut: "all" }, { signOut: "none" }],
    refuses: [
      { currentPassword: "" },
      { newPassword: "short", newPasswordAgain: "short" },
      { newPasswordAgain: undefined },
      { signOut: "some" },
    ],
    leftToHost: [
      {
        given: { newPasswordAgain: "another one" },
        code: "untranslated_constraint",
        member: "ChangePassword.newPasswordAgain",
      },
    ],
  },
  {
    cls: ForgotPassword,
    sample: { email: "reader@example.com" },
    accepts: [{ locale: "nl" }, { locale: "nl-BE" }],
    refuses: [{ email: "reader" }, { email: undefined }, { locale: "n" }, { locale: 1 }],
  },
];
