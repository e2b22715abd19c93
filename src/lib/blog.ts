/** Title of the list of posts beside every page of the blog, as specified. */
export const blogSidebarTitle = 'All Blog Posts';

/** What the blog is about: below its title, and for search engines. */
export const blogDescription = 'Releases, announcements, and debugging notes from the team that builds the pixel.';
