import {nothingToDo} from './message';

const name = 'configuration';

/** What only the build reads: plugins with their options, tags of the head. */
const buildOnly = [
  'presets',
  'plugins',
  'themes',
  'headTags',
  'scripts',
  'stylesheets',
  'staticDirectories',
  'clientModules',
  'markdown',
];

type Config = Record<string, unknown> & {
  themeConfig: Record<string, unknown>;
  future: Record<string, unknown>;
};

function parse(source: string, file: string): {config: Config; from: number; to: number} {
  const [from, to] = [source.indexOf('export default {') + 'export default '.length, source.lastIndexOf('}') + 1];
  try {
    return {config: JSON.parse(source.slice(from, to)) as Config, from, to};
  } catch {
    throw nothingToDo(name, '`export default {…}` with an object in JSON', file);
  }
}

/**
 * Takes out of the configuration what only the build reads: plugins, tags of the head, colors of code.
 *
 * @throws Error when one of the keys to take out is not there
 */
export function trimConfig(source: string, file: string): string {
  const {config, from, to} = parse(source, file);
  const missing = [
    ...buildOnly.filter((key) => !(key in config)),
    ...['v4', 'faster'].filter((key) => !(key in (config.future ?? {}))).map((key) => `future.${key}`),
    ...(config.themeConfig?.prism ? [] : ['themeConfig.prism']),
  ];
  if (missing.length > 0) {
    throw nothingToDo(name, `the ${missing.length === 1 ? 'key' : 'keys'} ${missing.join(', ')}`, file);
  }
  const kept = Object.fromEntries(Object.entries(config).filter(([key]) => !buildOnly.includes(key)));
  const {v4: _v4, faster: _faster, ...future} = config.future;
  const lean = {...kept, future, themeConfig: {...config.themeConfig, prism: {}}};
  return source.slice(0, from) + JSON.stringify(lean) + source.slice(to);
}
