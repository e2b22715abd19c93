/**
 * The HTML template of every page. It differs from the default (`@docusaurus/core/lib/ssg/ssgTemplate.html.js`) in two
 * ways: it lists the bundle's scripts in `data-scripts` instead of loading them, and the style sheet comes first.
 * Inline scripts and the parser block on it, so the top of a long page is painted before the rest is parsed.
 */
export const template = String.raw`<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus" data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
