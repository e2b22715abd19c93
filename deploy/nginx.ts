import {type Rules, ending, hidden, methods, segment} from './rules';

/** Port and paths in the container, with Debian's package defaults. */
export const nginxPlace = {listen: '8080', root: '/srv/www', scratch: '/tmp'};

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

const pattern = (value: string) => value.replace(/[.+?]/g, '\\$&');

function map(source: string, variable: string, values: Readonly<Record<string, string>>): string {
  const lines = Object.entries(values).map(([from, to]) => `    ${quoted(from)} ${quoted(to)};`);
  return [`  map ${source} ${variable} {`, ...lines, '  }'].join('\n');
}

/** Temporary folders, the only place where nginx writes. */
const scratchFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function typesBlock(types: Rules['types']): string {
  const lines = Object.entries(types).map(([extension, type]) => `    ${quoted(type)} ${extension};`);
  return ['  types {', ...lines, '  }', '  default_type application/octet-stream;'].join('\n');
}

function maps({base, documents, redirects, hashed, cache, shared, policy, sample}: Rules): string {
  return [
    map('$uri', '$site_clean', {
      default: '',
      ...Object.fromEntries(documents.map((file) => [file, ''])),
      ...redirects,
      // The home page keeps its path.
      ...(base === '/' ? {} : {[base.slice(0, -1)]: base}),
      [base]: '',
      [`~^${pattern(base)}index(?:\\.html)?/?$`]: base,
      [`~^(?<site_path>(?:/${segment})+?)${ending}$`]: '$site_path',
    }),
    map('$uri', '$site_cache', {default: cache.all, [`~^${pattern(hashed)}`]: cache.hashed}),
    map('$uri', '$site_policy', {default: '', [sample]: '', '~\\.html$': policy}),
    map('$uri', '$site_resource', {default: 'same-origin', [`~^${pattern(shared)}`]: 'cross-origin'}),
    map('$status', '$site_allow', {default: '', 405: methods.join(', ')}),
  ].join('\n\n');
}

const headerLines = (rules: Rules) =>
  Object.entries({
    ...rules.headers,
    Allow: '$site_allow',
    'Cache-Control': '$site_cache',
    'Content-Security-Policy': '$site_policy',
    'Cross-Origin-Resource-Policy': '$site_resource',
  })
    .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
    .join('\n');

/** Generates a complete nginx configuration; paths default to those in the container. */
export function nginxConfig(rules: Rules, place = nginxPlace): string {
  const {base, notFound} = rules;
  return `# Written by the build from deploy/rules.ts. Change the rules, not this file.
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;

worker_processes auto;
pid ${place.scratch}/nginx.pid;
error_log stderr warn;

events {
  worker_connections 4096;
}

http {
${typesBlock(rules.types)}

  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65;
  map_hash_bucket_size 256;
  map_hash_max_size 8192;
  types_hash_max_size 2048;
${scratchFolders.map((name) => `  ${name}_temp_path ${place.scratch}/nginx-${name};`).join('\n')}

  # The build compressed all files; nothing is compressed per request.
  gzip_static on;
  gzip_vary on;
  brotli_static on;

  # A header with an empty value is not sent.
${maps(rules)}

  server {
    listen ${place.listen};
    server_name _;
    root ${place.root};

    # Redirects are relative, so a forged Host header has no effect.
    absolute_redirect off;
    error_page 404 @missing;

${headerLines(rules)}

    if ($request_method !~ ^(?:${methods.join('|')})$) {
      return 405;
    }

    location = ${base} {
      try_files ${base}index.html =404;
    }

    location = ${notFound.address} {
      return 404;
    }

    location ~ "${hidden}$" {
      return 404;
    }

    location / {
      if ($site_clean) {
        return 301 $site_clean$is_args$args;
      }
      try_files $uri $uri.html =404;
    }

    location @missing {
      rewrite ^ ${notFound.file} break;
    }
  }
}
`;
}
