/** The one helper that `@docusaurus/utils-common` takes from tslib. */
module.exports.__importDefault = (module) => (module && module.__esModule ? module : {default: module});
