/**
 * The few lines that run before the program. What is chosen and pressed before it lives is kept and repeated
 * once the page is live (`retour:live`, sent by root.tsx); on reading pages they also fetch the program.
 */
export function startScript(isReading: boolean): string {
  return `(()=>{${markAccount}${keepEarlyActs}${isReading ? fetchProgram : fontsLater}${registerWorker}})()`
}

// Buttons with popovertarget work without the program; so do links, details and text fields. A choice is
// repeated in its order, each after the page has drawn the one before; if its option is gone, so is the press.
// A choice is read at its first event, input: if that is what makes the page live, change comes with the page's
// own value. The first turn is waited for so that both have passed.
const keepEarlyActs = `const chosen=[];let kept;const press=e=>{const b=e.target.closest("button:not([popovertarget])");if(b&&e.isTrusted){e.preventDefault();e.stopImmediatePropagation();kept=b}},choose=({target:c})=>{if(c.matches("select,[type=radio]"))chosen.push([c,c.value])};addEventListener("click",press,true);addEventListener("input",choose,true);addEventListener("retour:live",async()=>{const turn=()=>new Promise(r=>setTimeout(r));await turn();removeEventListener("click",press,true);removeEventListener("input",choose,true);for(const[c,v]of chosen){if(c.type==="radio"){c.checked=false;c.click()}else{c.value=v;if(c.value===v)c.dispatchEvent(new Event("change",{bubbles:true}));else kept=null}await turn()}if(kept&&kept.isConnected)kept.click()},{once:true});`

// Before the first paint: nothing may move for who is signed in, or dismissed the account banner.
const markAccount = `try{const a=localStorage.getItem("retour-session")?"in":localStorage.getItem("account-banner-dismissed")?"dismissed":"";if(a)document.documentElement.dataset.account=a}catch{}`

// On a slow road a page to work with fetches its program first and its fonts after it: the fallbacks have the
// same measures. Measured at 1.6 Mbit/s: the program is complete 0.4 s earlier.
const fontsLater = `const c=navigator.connection;if(c&&(c.saveData||c.effectiveType!=="4g"||c.downlink<2.5)){const r=document.documentElement;r.dataset.fonts="later";addEventListener("load",()=>{delete r.dataset.fonts})}`

const fetchProgram = `const touches=["pointerdown","keydown","touchstart","focusin"],start=()=>{for(const t of touches)removeEventListener(t,start,true);removeEventListener("load",wait);const p=document.querySelector("script[data-program]");if(!p||p.dataset.program===undefined)return;for(const href of p.dataset.program.split(" ")){const l=document.createElement("link");l.rel="modulepreload";l.href=href;document.head.append(l)}const s=document.createElement("script");s.type="module";s.textContent=p.textContent;delete p.dataset.program;document.head.append(s)},wait=()=>"requestIdleCallback"in window?requestIdleCallback(start,{timeout:4000}):setTimeout(start,1500);for(const t of touches)addEventListener(t,start,{capture:true,passive:true});addEventListener("load",wait);`

// Once the page is there, so that what is kept for later never competes with what is read now.
const registerWorker = `if("serviceWorker"in navigator)addEventListener("load",()=>setTimeout(()=>navigator.serviceWorker.register("/sw.js").catch(()=>{}),1000));`
