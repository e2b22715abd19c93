/* What `react-dom` is: Preact's. */
export * from 'preact/compat';
export {default} from 'preact/compat';
