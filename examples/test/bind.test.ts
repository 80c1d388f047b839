import { plan } from "../src/bind.js";
import { badMeetings, goodMeeting } from "./meetings.js";

test("plans a meeting", () => {
  expect(plan(goodMeeting)).toBe('"Planning" is planned for 45 minutes.');
});

test("the text of the comment is what is said", () => {
  expect(plan({ ...goodMeeting, attendees: [{ email: "ada" }] })).toBe(
    'attendees[0].email: email must be an email [format, isEmail]; expected a text (email), received "ada"',
  );
});

test.each(badMeetings)("says what is wrong with %j", (args, said) => {
  expect(plan(args)).toContain(said);
});
