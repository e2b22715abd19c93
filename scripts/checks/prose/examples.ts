/** A sentence that the checks refuse, and how it is written. A test holds both to it. */
export type Example = {rule: string; bad: string; good: string};

/** The rules of prose by example, for the writer's guide. */
export const examples: readonly Example[] = [
  {rule: 'no hype', bad: 'It simply works.', good: 'It works after the next page view.'},
  {rule: 'no exclamation marks', bad: 'You are done!', good: 'You are done.'},
  {rule: 'American spelling', bad: 'Choose a colour.', good: 'Choose a color.'},
  {rule: 'one term per thing', bad: 'Enter your e-mail.', good: 'Enter your email.'},
  {rule: 'plain turns', bad: 'You shall see the lead.', good: 'You must see the lead.'},
  {rule: 'names by tokens', bad: 'Fieldmark sends it.', good: '%brand.name% sends it.'},
  {rule: 'labels that say where they lead', bad: '[Here](/blog) is more.', good: 'Read [the blog](/blog).'},
  {rule: 'nothing unfinished', bad: 'The limit is TBD.', good: 'The limit is 100 fields.'},
  {rule: 'invented people', bad: 'Write to anna@gmail.com.', good: 'Write to anna@example.com.'},
  {rule: 'code in backticks', bad: 'Write {{city}} there.', good: 'Write `{{city}}` there.'},
];
