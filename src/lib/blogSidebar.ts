/** Title of the list of posts beside every page of the blog, as specified. */
export const blogSidebarTitle = 'All Blog Posts';
