import {type Rules, ending, hidden, methods, segment} from './rules';

const quoted = (value: string) => `"${value.replace(/"/g, '\\"')}"`;

const pattern = (value: string) => value.replace(/[.+?]/g, '\\$&');

const headerLine = ([name, value]: [string, string]) => `${name} ${quoted(value)}`;

const indented = (lines: readonly string[], by: number) => lines.map((line) => '\t'.repeat(by) + line).join('\n');

/** Kinds of files, by their endings. */
const matcherLines = ({types}: Rules) => Object.keys(types).map((extension) => `@${extension} path *.${extension}`);

/** What stands at the head of every answer, and what depends on the file that is sent. */
function headerLines({headers, hashed, cache, shared, policy, types}: Rules): string[] {
  const all = {...headers, 'Cache-Control': cache.all, 'Cross-Origin-Resource-Policy': 'same-origin'};
  return [
    'header {',
    ...Object.entries(all).map((each) => `\t${headerLine(each)}`),
    '}',
    'header -Server',
    ...hashed.map((each) => `header ${each}* Cache-Control ${quoted(cache.hashed)}`),
    ...shared.map((each) => `header ${each}* Cross-Origin-Resource-Policy cross-origin`),
    ...Object.entries(types).map(([extension, type]) => `header @${extension} Content-Type ${quoted(type)}`),
    `header @html Content-Security-Policy ${quoted(policy.page)}`,
    ...policy.samplePaths.map((each) => `header ${each} Content-Security-Policy ${quoted(policy.sample)}`),
  ];
}

function redirectLines({homes, documents, renamed}: Rules): string[] {
  const moved = Object.entries(renamed).map(([from, to]) => `redir ${from} ${to}{site_query} 301`);
  return [
    // A query goes along; without one no question mark is added.
    'map {query} {site_query} {',
    '\t~(.+) "?${1}"',
    '\tdefault ""',
    '}',
    ...moved,
    '@home {',
    `\tpath_regexp home ^(${homes.map(pattern).join('|')})index(?:\\.html)?/?$`,
    '}',
    'redir @home {re.home.1}{site_query} 301',
    ...homes.filter((home) => home !== '/').map((home) => `redir ${home.slice(0, -1)} ${home}{site_query} 301`),
    '@unclean {',
    `\tpath_regexp clean ^((?:/${segment})+?)${ending}$`,
    `\tnot path ${[...homes, ...documents].join(' ')}`,
    '}',
    'redir @unclean {re.clean.1}{site_query} 301',
  ];
}

const precompressed = ['file_server {', '\tprecompressed br gzip', '\tdisable_canonical_uris', '}'];

/**
 * A complete Caddyfile. `SITE_ADDRESS` and `SITE_ROOT` in the environment name another address and another folder.
 */
export function caddyConfig(rules: Rules): string {
  const {homes, host, notFound} = rules;
  return `# Written by the build from deploy/rules.ts. Change the rules, not this file.
{
	admin off
}

(site) {
${indented(headerLines(rules), 1)}
}

{$SITE_ADDRESS:${host}} {
	root * {$SITE_ROOT:/srv/www}
${indented(matcherLines(rules), 1)}

	route {
		import site

		@other not method ${methods.join(' ')}
		header @other Allow "${methods.join(', ')}"
		respond @other "" 405

		@hidden path_regexp ${hidden}$
		error @hidden 404
		error ${notFound.address} 404

${indented(redirectLines(rules), 2)}

${indented(
  homes.map((home) => `rewrite ${home} ${home}index.html`),
  2,
)}
		try_files {path} {path}.html =404
		import site
${indented(precompressed, 2)}
	}

	handle_errors {
		@missing expression \`{err.status_code} == 404\`
		route @missing {
			rewrite * ${notFound.file}
			import site
${indented(precompressed, 3)}
		}
	}
}
`;
}
