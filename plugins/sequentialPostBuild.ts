import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';

let previous: Promise<unknown> = Promise.resolve();

/**
 * Docusaurus runs the `postBuild` hooks of all plugins concurrently. This wrapper runs them one at a time, in the order
 * of the `plugins` list, because each reads files that an earlier one writes.
 */
export const sequentialPostBuild =
  (create: (context: LoadContext) => ReturnType<PluginModule>) =>
  async (context: LoadContext): Promise<Plugin | null> => {
    const plugin = (await create(context)) as Plugin | null;
    return (
      plugin && {
        ...plugin,
        postBuild: (props) => (previous = previous.then(() => plugin.postBuild?.(props))) as Promise<void>,
      }
    );
  };
