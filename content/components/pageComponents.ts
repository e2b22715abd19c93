import {type Component, component, flag, list, oneOf, optional, text} from './component';

/** Badge colors by meaning. */
export const badgeTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

/** Tab groups whose selection persists across pages. */
export const tabGroups = ['language', 'os', 'platform', 'framework', 'method', 'warehouse'] as const;

const page = (own: Pick<Component, 'use'> & Partial<Component>) => component({kind: 'page', ...own});

/** Components that are rendered as they are. */
export const pageComponents = {
  Badge: page({
    use: 'a one-word status',
    example: '<Badge tone="info">New</Badge>',
    props: {tone: optional(oneOf(badgeTones))},
  }),
  Cards: page({
    use: 'links to other pages as cards, around one list of links, each with a description',
    example: '<Cards>…</Cards>',
  }),
  Fields: page({
    use: 'a reference table, around `<Field>`',
    example: '<Fields>…</Fields>',
  }),
  Field: page({
    use: 'a row of a reference table, with its own anchor',
    example: '<Field name="event" type="String" required default="pageview">meaning</Field>',
    props: {
      name: text(),
      id: optional(text()),
      label: optional(text({isProse: true})),
      type: optional(text()),
      required: optional(flag),
      default: optional(text()),
      values: optional(list),
      example: optional(text()),
    },
  }),
  Kbd: page({
    use: 'keyboard keys',
    example: '<Kbd>Ctrl+K</Kbd>',
    inside: 'code',
  }),
  LegalStatus: page({
    use: 'at the top of a legal page: that it is a draft, or its effective date (`legalEffectiveDate` in `brand.ts`)',
  }),
  Steps: page({
    use: 'the numbered steps of a task, around one ordered list',
    example: '<Steps>…</Steps>',
    inside: 'prose',
  }),
  Tabs: page({
    use: 'the same content in several forms, one per `<TabItem>`; with a `groupId`, the choice is remembered',
    example: '<Tabs groupId="language">…</Tabs>',
    props: {groupId: optional(oneOf(tabGroups))},
    inside: 'prose',
  }),
  TabItem: page({
    use: 'a tab',
    example: '<TabItem value="curl" label="curl">…</TabItem>',
    props: {value: text(), label: optional(text({isProse: true})), default: optional(flag)},
    inside: 'prose',
  }),
};
