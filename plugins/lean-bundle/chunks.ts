/** A path that has one of these folders in it, or a file of one of these names. */
const has = (...names: string[]) => new RegExp(`[\\\\/](?:${names.join('|')})(?:[\\\\/]|\\.[jt]sx?$)`);

/** The frame of a docs page: sidebar, version, breadcrumbs, pages before and after. */
const docs = has(
  'Doc(?:Root|Item|Sidebar|SidebarItems?|VersionRoot|VersionBanner|VersionBadge|Breadcrumbs|Paginator)',
  'VersionSwitch',
  'BackToTopButton|useBackToTopButton',
  'plugin-content-docs[\\\\/]lib[\\\\/]client[\\\\/](?:doc|docSidebarItemsExpandedState|structuredDataUtils)',
);

/** What any text may hold, of docs, posts and single pages: components of MDX, the table of contents, the footer. */
const content = has(
  'MDXComponents|MDXContent|CodeInline',
  'Admonition|admonitionUtils|Tabs|TabItem|tabsUtils|Details',
  'TOC|TOCItems|TOCInline|TOCCollapsible|tocUtils|useTOCHighlight',
  'EditMetaRow|EditThisPage|LastUpdated|IntlUtils|PaginatorNavLink|Tag|TagsListInline',
  'ContentVisibility|contentVisibilityTranslations',
  'CodePlayer|Drawing|Fields|Filter|Kbd|ScrollTable|SensitiveNotice|Steps|Term',
);

const group = (name: string, test: RegExp, priority: number) => ({
  name,
  test,
  priority,
  chunks: 'async' as const,
  enforce: true,
});

/** What a page loads together stands in one file: many small files compress worse, and each is a request. */
export const contentChunks = {docs: group('docs', docs, 31), content: group('content', content, 30)};
