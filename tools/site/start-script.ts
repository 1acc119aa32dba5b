/** When a page's program is fetched: see `PageHandle.program`. */
export type ProgramStart = 'at-once' | 'painted' | 'idle'

/** A face that the styles would fetch before the first paint; `weight` as in CSS. */
export type FontFile = { family: string; weight: string; href: string }

/**
 * The few lines that run before the program. What is chosen and pressed before it lives is kept and repeated
 * once the page is live (`retour:live`, sent by root.tsx); they also fetch the fonts, and the program where it
 * waits.
 */
export function startScript(program: ProgramStart, fonts: FontFile[]): string {
  const parts = [markAccount, keepEarlyActs, oncePainted, fetchFonts(program, fonts)]
  if (program !== 'at-once') parts.push(fetchProgram(program))
  return `(()=>{${parts.join('')}${registerWorker}})()`
}

// Buttons with popovertarget work without the program; so do links, details and text fields. A choice is
// repeated in its order, each after the page has drawn the one before; if its option is gone, so is the press.
// A choice is read at its first event, input: if that is what makes the page live, change comes with the page's
// own value. The first turn is waited for so that both have passed.
const keepEarlyActs = `const chosen=[];let kept;const press=e=>{const b=e.target.closest("button:not([popovertarget])");if(b&&e.isTrusted){e.preventDefault();e.stopImmediatePropagation();kept=b}},choose=({target:c})=>{if(c.matches("select,[type=radio]"))chosen.push([c,c.value])};addEventListener("click",press,true);addEventListener("input",choose,true);addEventListener("retour:live",async()=>{const turn=()=>new Promise(r=>setTimeout(r));await turn();removeEventListener("click",press,true);removeEventListener("input",choose,true);for(const[c,v]of chosen){if(c.type==="radio"){c.checked=false;c.click()}else{c.value=v;if(c.value===v)c.dispatchEvent(new Event("change",{bubbles:true}));else kept=null}await turn()}if(kept&&kept.isConnected)kept.click()},{once:true});`

// Before the first paint: nothing may move for who is signed in, or dismissed the account banner.
const markAccount = `try{const a=localStorage.getItem("retour-session")?"in":localStorage.getItem("account-banner-dismissed")?"dismissed":"";if(a)document.documentElement.dataset.account=a}catch{}`

// A page in a hidden tab is never painted, and an old browser does not tell: then soon after it is loaded.
const oncePainted = `const painted=f=>{let d;const go=()=>{if(!d){d=1;f()}};try{new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint").length){o.disconnect();go()}}).observe({type:"paint",buffered:true})}catch{}addEventListener("load",()=>setTimeout(go,500))};`

/**
 * The page's own faces come after the first paint: the fallbacks have the same measures, so nothing moves. Who
 * was here before has them in the service worker and gets them at once. On a slow road a page to work with
 * fetches its program first (measured at 1.6 Mbit/s: it is complete 0.4 s earlier).
 */
function fetchFonts(program: ProgramStart, fonts: FontFile[]): string {
  const faces = JSON.stringify(fonts.map(({ family, weight, href }) => [family, href, weight]))
  const fetchAll = `const fonts=()=>Promise.all(${faces}.map(([f,u,w])=>new FontFace(f,"url("+u+")",{weight:w,display:"swap"}).load())).then(a=>{for(const f of a)document.fonts.add(f)}).catch(()=>{});`
  const whenThere = `if(navigator.serviceWorker&&navigator.serviceWorker.controller)fonts();else `
  const slow = `const c=navigator.connection;if(c&&(c.saveData||c.effectiveType!=="4g"||c.downlink<2.5))addEventListener("load",fonts);else painted(fonts);`
  return fetchAll + whenThere + (program === 'at-once' ? `{${slow}}` : 'painted(fonts);')
}

function fetchProgram(program: 'painted' | 'idle'): string {
  const wait = program === 'painted' ? 'start' : whenIdle
  return `const touches=["pointerdown","keydown","touchstart","focusin"],start=()=>{for(const t of touches)removeEventListener(t,start,true);const p=document.querySelector("script[data-program]");if(!p||p.dataset.program===undefined)return;for(const href of p.dataset.program.split(" ")){const l=document.createElement("link");l.rel="modulepreload";l.href=href;document.head.append(l)}const s=document.createElement("script");s.type="module";s.textContent=p.textContent;delete p.dataset.program;document.head.append(s)};for(const t of touches)addEventListener(t,start,{capture:true,passive:true});painted(${wait});`
}

const whenIdle = `()=>"requestIdleCallback"in window?requestIdleCallback(start,{timeout:4000}):setTimeout(start,1500)`

// Once the page is there, so that what is kept for later never competes with what is read now.
const registerWorker = `if("serviceWorker"in navigator)addEventListener("load",()=>setTimeout(()=>navigator.serviceWorker.register("/sw.js").catch(()=>{}),1000));`
