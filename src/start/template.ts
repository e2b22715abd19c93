/**
 * The template of every page. It differs from Docusaurus' own (`@docusaurus/core/lib/ssg/ssgTemplate.html.js`) in two
 * ways: the scripts of the bundle are listed in `data-scripts` instead of being loaded, and inline scripts precede the
 * style sheet, because a browser delays scripts, and the parsing of what follows, until earlier style sheets have loaded.
 */
export const template = String.raw`<!DOCTYPE html>
<% const inlineScript = /<script\b[^]*?<\/script>/g; %>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <%~ it.preBodyTags.match(inlineScript).join('') %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(inlineScript, '') %>
    <div id="__docusaurus" data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
