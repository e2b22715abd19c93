/*
 * The site's own pixel script. It keeps the queue that the docs describe and sends page views to the endpoint named
 * in the script tag. Without an endpoint it sends nothing and reads nothing.
 */
(() => {
  const {endpoint, siteId} = document.currentScript.dataset;
  window.analyticsLayer = window.analyticsLayer ?? [];

  if (!endpoint || !siteId || navigator.globalPrivacyControl) {
    return;
  }

  const report = () => {
    const body = JSON.stringify({
      event: 'pageview',
      websiteId: siteId,
      url: location.href,
      title: document.title,
      referrer: document.referrer,
    });
    navigator.sendBeacon(endpoint, new Blob([body], {type: 'text/plain'}));
  };

  // Pages change without a load: the site tells of each change by this event.
  window.addEventListener('site:page', report);
  report();
})();
