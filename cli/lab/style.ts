/** How a report looks: paper, ink and brass, by day and by lamplight; nothing is fetched. */
export const style = `
:root{--paper:#f4ecdc;--card:#fbf6ea;--ink:#2a2119;--faint:#6d5f4d;--rule:#d9ccb2;--brass:#9a6f1e;--red:#8c2f2b;--blue:#274c77;--moss:#4d6b35;--rust:#a3441f;color-scheme:light}
@media(prefers-color-scheme:dark){:root:not([data-light]){--paper:#1d1a16;--card:#272219;--ink:#eee3cf;--faint:#a99a82;--rule:#3b342a;--brass:#e0b354;--red:#e07a6f;--blue:#7fb0e6;--moss:#9cc27a;--rust:#e8895f;color-scheme:dark}}
:root[data-dark]{--paper:#1d1a16;--card:#272219;--ink:#eee3cf;--faint:#a99a82;--rule:#3b342a;--brass:#e0b354;--red:#e07a6f;--blue:#7fb0e6;--moss:#9cc27a;--rust:#e8895f;color-scheme:dark}
*{box-sizing:border-box}
html[lang=en] .fr,html[lang=fr] .en{display:none}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 Alegreya,'Iowan Old Style',Palatino,Georgia,serif;-webkit-text-size-adjust:100%}
main,header,footer{max-width:1180px;margin:0 auto;padding:0 20px}
header{padding-top:18px}
nav{display:flex;gap:6px;justify-content:flex-end}
button{font:15px 'Alegreya Sans',Optima,Candara,sans-serif;color:var(--faint);background:none;border:1px solid var(--rule);border-radius:6px;padding:4px 12px;min-height:34px;cursor:pointer}
button[aria-pressed=true]{color:var(--ink);border-color:var(--brass)}
button:focus-visible,th:focus-visible,summary:focus-visible{outline:2px solid var(--brass);outline-offset:2px}
.plate{display:grid;grid-template-columns:auto 1fr;gap:6px 28px;align-items:center;padding:20px 0 22px;border-bottom:3px double var(--rule)}
.ammonite{width:132px;fill:none;stroke:var(--brass);stroke-width:1.4;stroke-linejoin:round}
.ammonite .fine{stroke-width:.7;opacity:.75}
h1{font-weight:400;font-size:clamp(29px,4.6vw,46px);line-height:1.12;margin:0;text-wrap:balance}
.tagline{font-style:italic;color:var(--faint);margin:4px 0 0;font-size:19px}
.what{margin:10px 0 0;font-family:'Alegreya Sans',Optima,Candara,sans-serif;color:var(--faint)}
.keys{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));border-bottom:1px solid var(--rule)}
.keys div{padding:16px 8px 14px;border-left:1px solid var(--rule)}
.keys div:first-child{border-left:0;padding-left:0}
.keys b{display:block;font-weight:400;font-size:33px;line-height:1.1;font-feature-settings:'lnum','tnum'}
.keys span.k{color:var(--faint);font-size:15.5px;line-height:1.3;display:block}
h2{font-weight:400;font-size:27px;line-height:1.2;margin:38px 0 2px}
h3{font-weight:400;font-size:20px;margin:0 0 2px}
p.note{color:var(--faint);margin:0 0 14px;max-width:74ch}
.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,340px),1fr));gap:18px}
figure{margin:0;background:var(--card);border:1px solid var(--rule);border-radius:6px;padding:14px 16px 10px;box-shadow:0 1px 3px #0001;min-width:0}
figure p{margin:0 0 8px;color:var(--faint);font-size:15.5px;line-height:1.35}
svg{display:block;width:100%;height:auto}
svg text{font:13px 'Alegreya Sans',Optima,Candara,sans-serif;fill:var(--ink);font-feature-settings:'lnum','tnum'}
svg .faint{fill:var(--faint)}svg .strong{font-weight:500;font-size:14px}svg .small{font-size:11.5px;fill:var(--faint)}
.bar{fill:var(--brass);opacity:.78}.bar:hover{opacity:1}
.outline{fill:none;stroke:var(--blue);stroke-width:1.8;stroke-linejoin:round}
.axis{stroke:var(--faint);stroke-width:1}.grid .grid,line.grid{stroke:var(--rule)}
.mark{stroke:var(--ink);stroke-width:1.2}
.chance{stroke:var(--faint);stroke-dasharray:2 4}
.rail{stroke:var(--rule);stroke-width:2}
.whisker{stroke:var(--brass);stroke-width:3;stroke-linecap:round;opacity:.6}
.dot{fill:var(--brass);stroke:var(--card);stroke-width:1.5}
.ring{fill:var(--card);stroke:var(--blue);stroke-width:2.2}
path.a{fill:none;stroke:var(--brass);stroke-width:2.6}path.b{fill:none;stroke:var(--blue);stroke-width:2;stroke-dasharray:5 4}
.swatch{display:inline-block;width:.75em;height:.75em;border-radius:50%;background:var(--brass);margin-right:.35em}
.swatch.o{background:none;border:2px solid var(--blue)}
.wide{overflow-x:auto;background:var(--card);border:1px solid var(--rule);border-radius:6px;box-shadow:0 1px 3px #0001;max-height:640px;overflow-y:auto}
table{border-collapse:collapse;width:100%;font-size:16px}
th,td{padding:5px 12px;text-align:right;font-family:'Alegreya Sans',Optima,Candara,sans-serif;font-feature-settings:'lnum','tnum';white-space:nowrap}
th{font-weight:500;font-size:15px;color:var(--faint);position:sticky;top:0;background:var(--card);box-shadow:inset 0 -1px var(--rule);cursor:pointer;vertical-align:bottom;white-space:normal;line-height:1.2;z-index:1}
th:hover{color:var(--ink)}
th[aria-sort=descending]::after{content:' ▾'}th[aria-sort=ascending]::after{content:' ▴'}
td{border-top:1px solid color-mix(in srgb,var(--rule) 55%,transparent)}
th:first-child,td:first-child{text-align:left;font-family:Alegreya,'Iowan Old Style',Palatino,Georgia,serif;white-space:normal;min-width:170px}
tbody tr:hover td{background:color-mix(in srgb,var(--brass) 7%,transparent)}
.ci{display:inline-block;width:96px;height:14px;margin-left:10px;vertical-align:-2px;position:relative;background:linear-gradient(var(--rule),var(--rule)) 0 50%/100% 1px no-repeat}
.ci::before{content:'';position:absolute;top:5px;height:4px;border-radius:2px;left:var(--l);width:var(--w);background:currentColor;opacity:.55}
.ci::after{content:'';position:absolute;left:var(--b);top:0;height:14px;border-left:1px dotted var(--faint)}
.up{color:var(--moss)}.down{color:var(--rust)}
.cell b{font-weight:400}
.cell small{color:var(--faint);font-size:13px;display:inline-block;min-width:2.9em}
.none{color:var(--rule)}
.never{columns:2 330px;column-gap:32px;margin:6px 0 0;padding-left:18px;font-size:16px;line-height:1.35}
.never li{break-inside:avoid;margin-bottom:3px}
details{border-top:1px solid var(--rule);padding:10px 0}summary{cursor:pointer;font-size:19px}
summary small{font-family:'Alegreya Sans',sans-serif;color:var(--faint);font-size:15px;margin-left:6px}
footer{color:var(--faint);font-size:15px;margin-top:46px;padding-bottom:40px;border-top:3px double var(--rule);padding-top:14px;overflow-wrap:anywhere}
code{font-size:14px}
@media(max-width:600px){body{font-size:17px}.plate{grid-template-columns:1fr}.ammonite{width:84px}main,header,footer{padding-left:14px;padding-right:14px}.keys{grid-template-columns:1fr 1fr}.keys div{padding-left:8px}.keys div:nth-child(odd){border-left:0;padding-left:0}figure{padding:12px 8px 8px}th,td{padding:7px 9px}th:first-child,td:first-child{min-width:138px}}
@media print{nav{display:none}.wide{max-height:none;overflow:visible}figure,.wide{box-shadow:none;break-inside:avoid}}
`;

/** Language, light and sorting: all that moves on the page. */
export const script = `
const root=document.documentElement;
const press=(group,on)=>{for(const b of document.querySelectorAll('['+group+']'))b.setAttribute('aria-pressed',b.getAttribute(group)===on)};
for(const b of document.querySelectorAll('[data-say]'))b.onclick=()=>{root.lang=b.dataset.say;press('data-say',b.dataset.say)};
for(const b of document.querySelectorAll('[data-light-is]'))b.onclick=()=>{delete root.dataset.light;delete root.dataset.dark;root.dataset[b.dataset.lightIs]='';press('data-light-is',b.dataset.lightIs)};
for(const th of document.querySelectorAll('th')){th.tabIndex=0;
const sort=()=>{const body=th.closest('table').tBodies[0];const at=th.cellIndex;const down=th.getAttribute('aria-sort')!=='descending';
for(const o of th.parentNode.cells)o.removeAttribute('aria-sort');th.setAttribute('aria-sort',down?'descending':'ascending');
const key=r=>{const c=r.cells[at];return c.dataset.v===undefined?c.textContent:Number(c.dataset.v)};
const rows=[...body.rows].sort((a,b)=>{const x=key(a),y=key(b);return(typeof x==='number'?x-y:String(y).localeCompare(String(x)))*(down?-1:1)});body.append(...rows)};
th.onclick=sort;th.onkeydown=e=>{if(e.key==='Enter'||e.key===' '){e.preventDefault();sort()}}}
`;
