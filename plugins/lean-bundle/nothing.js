/** Stands for a part of the theme that the configuration turns off. */
export default () => null;
