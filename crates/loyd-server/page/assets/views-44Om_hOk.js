import{$ as e,A as t,B as n,C as r,D as i,E as a,F as o,G as s,H as c,I as l,J as u,K as d,L as f,M as ee,N as te,O as ne,P as re,Q as p,R as ie,S as ae,St as oe,T as se,U as ce,V as le,W as ue,X as de,Y as fe,Z as pe,_ as m,_t as h,a as me,at as he,b as g,bt as _,c as ge,ct as _e,d as ve,dt as v,et as ye,f as y,ft as be,g as b,gt as x,h as xe,ht as S,i as Se,it as Ce,j as C,k as we,l as w,lt as T,m as E,mt as D,n as Te,nt as Ee,o as De,ot as O,p as k,pt as A,q as Oe,r as ke,rt as j,s as Ae,st as M,t as je,tt as Me,u as Ne,ut as N,v as P,vt as Pe,w as Fe,x as Ie,xt as F,y as Le,yt as I,z as Re}from"./index-CwwgaYvV.js";var ze=Object.defineProperty,Be=(e,t)=>{let n={};for(var r in e)ze(n,r,{get:e[r],enumerable:!0});return t||ze(n,Symbol.toStringTag,{value:`Module`}),n},Ve=12;function He(e,t){let n=t===``||e.includes(t)?[...e]:[...e,t],r=n.filter(e=>!n.some(t=>t!==e&&We(t,e)));return r.length<=Ve?r:[r[0],...r.slice(-11)]}function Ue(e,t,n){let[r,i]=[e,t].map(e=>u(L(e),n).map(M)),a=r.findIndex((e,t)=>e!==i[t]);return a<0?r.length:a}function We(e,t){let n=L(t).length;return L(e).length>n&&M(L(e).slice(0,n))===M(L(t))}function L(e){return O(e)??[]}var R=class extends Pe{constructor(...e){super(...e),this.chosen=0}static{this.styles=[N,F`
      ol {
        list-style: none;
        margin: 0;
        padding: 3px;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(11.5rem, 1fr));
        gap: 6px;
        max-height: 15rem;
        overflow-y: auto;
      }
      button {
        width: 100%;
        justify-content: start;
        white-space: nowrap;
        padding-inline: 10px;
        min-height: 36px;
        font-size: 0.875rem;
        font-variant-numeric: tabular-nums;
      }
      .sign {
        color: var(--warn);
        font-weight: 700;
      }
      [aria-pressed="true"] {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
        background: var(--accent-wash);
      }
      .to {
        margin-left: auto;
        color: var(--soft);
      }
    `]}render(){let e=w(this.answer);return e.length===0?this.answer.bad===0&&this.answer.optimal!==null?_`<p>Not one bad move: this solution is as short as any.</p>`:I:_`<ol aria-label=${this.answer.lost_moves?`Lost moves`:`Bad moves`}>
      ${e.map(e=>this.renderMove(e))}
    </ol>`}renderMove(e){let t=p(e.board),n=O(e.played)??[],r=t?fe(t,n):null,i=this.answer.distances[e.number-1],a=this.answer.distances[e.number];return _`<li>
      <button
        aria-pressed=${this.chosen===e.number?`true`:`false`}
        @click=${()=>this.dispatchEvent(new CustomEvent(`place`,{detail:e.number-1,bubbles:!0,composed:!0}))}
      >
        <span class="unseen">Move ${e.number}: ${Oe(r,n)}, from ${i} to ${E(a??0)} to go. Try again.</span>
        <span aria-hidden="true"><span class="sign">${Le[ge(e)]}</span> ${e.number}. ${d(r,n)}</span>
        <span class="to" aria-hidden="true">${i} → ${a}</span>
      </button>
    </li>`}};T([x({attribute:!1})],R.prototype,`answer`,void 0),T([x({type:Number})],R.prototype,`chosen`,void 0),R=T([h(`bad-moves`)],R);var Ge={stm:`Each move that leads away from the goal costs two: played = shortest + 2 × bad moves.`,mtm:`A move that leads away from the goal costs two, one that leads no nearer costs one: played = shortest + neutral moves + 2 × bad moves.`},z=class extends be{constructor(...e){super(...e),this.phase=`idle`,this.slow=!1,this.answer=null,this.progress={},this.bounds={lower:0,upper:null,moves:null},this.played=0,this.metric=`stm`,this.solved=!1,this.chosen=0}static{this.styles=[N,F`
      .card {
        min-height: 9.5rem;
        align-content: start;
      }
      .summary {
        font-size: 2rem;
        line-height: 1.1;
        font-weight: 700;
        letter-spacing: -0.02em;
      }
    `]}render(){return _`<section class="card" aria-label="Analysis">${this.renderInside()}</section>`}renderInside(){return this.phase===`running`&&this.slow?_`<search-progress what="Analysing" .progress=${this.progress}></search-progress>${this.renderSoFar()}`:this.phase===`cancelled`?_`${this.renderSoFar()}
        <p class="soft" role="status">Cancelled before the moves were judged.</p>
        <div class="row"><button class="primary" @click=${()=>this.dispatchEvent(new CustomEvent(`again`))}>Analyse</button></div>`:this.answer?this.renderAnswer(this.answer):_`<span class="summary number">${this.played===0?`Play or paste`:E(this.played)}</span>
      <p class="soft">
        ${this.solved?`Analysing …`:`Solve the board by hand, or paste a solution. ${Ge[this.metric]}`}
      </p>`}renderSoFar(){return _`<p class="summary number">${m(this.played,this.bounds)}</p>`}renderAnswer(e){return _`<div role="status">
        <p class="summary number">${Je(e,this.bounds)}</p>
        <p class="soft">${Ye(e,this.bounds)} ${Ze(e.luck)}</p>
      </div>
      <bad-moves .answer=${e} .chosen=${this.chosen}></bad-moves>`}};T([x()],z.prototype,`phase`,void 0),T([x({type:Boolean})],z.prototype,`slow`,void 0),T([x({attribute:!1})],z.prototype,`answer`,void 0),T([x({attribute:!1})],z.prototype,`progress`,void 0),T([x({attribute:!1})],z.prototype,`bounds`,void 0),T([x({type:Number})],z.prototype,`played`,void 0),T([x()],z.prototype,`metric`,void 0),T([x({type:Boolean})],z.prototype,`solved`,void 0),T([x({type:Number})],z.prototype,`chosen`,void 0),z=T([h(`analysis-card`)],z);function Ke(e,t){return e.optimal??(t.lower===t.upper?t.upper:null)}function qe(e,t){return[Je(e,t),Ye(e,t),Ze(e.luck)]}function Je(e,t){let n=Ke(e,t);return n===null||e.neutral===void 0?m(e.played,n===null?t:{lower:n,upper:n}):e.optimal===null?`${e.played}, at best ${n}`:`${e.played} = ${n} + ${e.neutral} + 2×${e.bad}`}function Ye(e,t){let n=Ke(e,t),r=n===null?`between ${t.lower} and ${t.upper??e.upper_bound}`:String(n),i=`${E(e.played)} played; the shortest solution has ${r}.`;return e.optimal===null||e.bad===null?`${i} The time was up before every move was judged.`:`${i} ${e.bad===0?`None led`:e.bad===1?`One of them led`:`${e.bad} of them led`} away from the goal${Xe(e.neutral)}.`}function Xe(e){return e===void 0?``:e===1?`, one was neutral`:`, ${e} were neutral`}function Ze(e){if(e==null)return``;let t=e*100;return`${t<.1?`Fewer than 0.1`:t.toFixed(1)} % of random boards are nearer to their goal than this one.`}var Qe=`.uplot,.uplot *,.uplot :before,.uplot :after{box-sizing:border-box}.uplot{width:min-content;font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,Noto Sans,sans-serif,Apple Color Emoji,Segoe UI Emoji,Segoe UI Symbol,Noto Color Emoji;line-height:1.5}.u-title{text-align:center;font-size:18px;font-weight:700}.u-wrap{-webkit-user-select:none;user-select:none;position:relative}.u-over,.u-under{position:absolute}.u-under{overflow:hidden}.uplot canvas{width:100%;height:100%;display:block;position:relative}.u-axis{position:absolute}.u-legend{text-align:center;margin:auto;font-size:14px}.u-inline{display:block}.u-inline *{display:inline-block}.u-inline tr{margin-right:16px}.u-legend th{font-weight:600}.u-legend th>*{vertical-align:middle;display:inline-block}.u-legend .u-marker{width:1em;height:1em;margin-right:4px;background-clip:padding-box!important}.u-inline.u-live th:after{content:":";vertical-align:middle}.u-inline:not(.u-live) .u-value{display:none}.u-series>*{padding:4px}.u-series th{cursor:pointer}.u-legend .u-off>*{opacity:.3}.u-select{pointer-events:none;background:#00000012;position:absolute}.u-cursor-x,.u-cursor-y{pointer-events:none;will-change:transform;position:absolute;top:0;left:0}.u-hz .u-cursor-x,.u-vt .u-cursor-y{border-right:1px dashed #607d8b;height:100%}.u-hz .u-cursor-y,.u-vt .u-cursor-x{border-bottom:1px dashed #607d8b;width:100%}.u-cursor-pt{pointer-events:none;will-change:transform;border:0 solid;border-radius:50%;position:absolute;top:0;left:0;background-clip:padding-box!important}.u-axis.u-off,.u-select.u-off,.u-cursor-x.u-off,.u-cursor-y.u-off,.u-cursor-pt.u-off{display:none}`,B=new f(()=>je(()=>import(`./uPlot.esm-BUPC7d5x.js`),[],import.meta.url));function $e(){B.load()}var et=190,tt=10,V=class extends be{constructor(...e){super(...e),this.distances=[],this.lost=new Map,this.place=0,this.pointed=null,this.plot=null,this.making=0,this.dark=matchMedia(`(prefers-color-scheme: dark)`),this.resized=new ResizeObserver(()=>{let e=this.ground.clientWidth;this.plot&&this.plot.width!==e&&this.plot.setSize({width:e,height:et})}),this.repaint=async()=>{if(!B.module||!this.hasUpdated||!this.isConnected)return;let e=B.module.default;this.making+=1;let t=this.making;if(await A(),this.making!==t)return;let n=this.options();if(await A(),this.making!==t)return;let r=this.distances.map((e,t)=>t),i=()=>{},a=new e(n,[r,[...this.distances]],(e,t)=>i=t);if(await A(),this.making!==t)return a.destroy();this.drop(),this.plot=a,this.ground.append(a.root),i(),a.over.addEventListener(`click`,()=>this.onClick()),this.resized.observe(this.ground)}}static{this.styles=[oe(Qe),N,F`
      .plot {
        height: ${et}px;
        overflow: hidden;
      }
      .u-over {
        cursor: pointer;
      }
      .plot:focus-visible {
        outline-offset: 4px;
      }
      .probe {
        display: none;
      }
    `]}connectedCallback(){super.connectedCallback(),window.addEventListener(_e,this.repaint),this.dark.addEventListener(`change`,this.repaint),this.hasUpdated&&this.repaint(),this.load()}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(_e,this.repaint),this.dark.removeEventListener(`change`,this.repaint),this.drop()}render(){let e=this.distances[0]??0,t=this.distances.length-1,n=this.distances[t]??0;return _`<section class="card">
      <h2>Distance to go</h2>
      <div
        class="plot"
        role="slider"
        tabindex="0"
        aria-label="Distance to the goal after each of ${xe(t,`move`)}, from ${e} down to ${n}; ${this.lostWords()}."
        aria-valuemin="0"
        aria-valuemax=${t}
        aria-valuenow=${this.place}
        aria-valuetext=${this.words(this.place)}
        @keydown=${this.onKey}
        @pointerleave=${()=>this.pointed=null}
      ></div>
      ${B.failure===null?I:_`<p class="message wrong" role="alert">The graph could not be loaded: where this page came from does not answer. (${B.failure})</p>
            <div class="row"><button @click=${this.load}>Try again</button></div>`}
      <p class="soft number value">${this.words(this.pointed??this.place)}</p>
      <span class="probe"></span>
    </section>`}async load(){if(B.module)return;let e=B.load();this.requestUpdate(),await e,await A(),this.requestUpdate(),this.repaint()}words(e){let t=this.distances[e],n=this.lost.get(e),r=t==null?`distance not known`:`${E(t)} to go`;return e===0?`Before the first move: ${r}`:`After move ${e}: ${r}${n?`, a ${n} move`:``}`}onKey(e){let t=this.distances.length-1,n={ArrowRight:this.place+1,ArrowUp:this.place+1,ArrowLeft:this.place-1,ArrowDown:this.place-1,PageUp:this.place+tt,PageDown:this.place-tt,Home:0,End:t}[e.key];n===void 0||e.altKey||e.ctrlKey||e.metaKey||(e.preventDefault(),this.announce(Math.min(t,Math.max(0,n))))}updated(e){e.has(`distances`)||e.has(`lost`)?this.repaint():e.has(`place`)&&this.plot?.redraw(!1)}drop(){this.making+=1,this.resized.disconnect(),this.plot?.destroy(),this.plot=null}options(){let e={ink:this.colour(`--soft`),line:this.colour(`--line`),curve:this.colour(`--accent`),bad:this.colour(`--warn`)},t={stroke:e.ink,grid:{stroke:e.line,width:1},ticks:{stroke:e.line,width:1,size:5}},n=(e,t)=>t.map(e=>Number.isInteger(e)?String(e):``);return{width:Math.max(200,this.ground.clientWidth),height:et,legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},scales:{x:{time:!1,range:()=>this.knownRange()},y:{range:(e,t,n)=>[Math.max(0,(t??0)-1),(n??0)+1]}},axes:[{...t,label:`move`,labelSize:18,size:32,values:n},{...t,label:`to go`,labelSize:18,size:38,values:n}],series:[{},{stroke:e.curve,width:2,points:{show:!1}}],hooks:{draw:[t=>this.drawSigns(t,e.bad,e.ink)],setCursor:[e=>this.pointed=e.cursor.left!==void 0&&e.cursor.left>=0?e.cursor.idx??null:null]}}}knownRange(){let e=this.distances.flatMap((e,t)=>e===null?[]:[t]),[t,n]=[e[0]??0,e[e.length-1]??1];return[t,Math.max(t+1,n)]}lostWords(){let e=[...this.lost.values()],t=e.filter(e=>e===`neutral`).length;return`${xe(e.length-t,`bad move`)}${t>0?`, ${t} neutral`:``}`}drawSigns(e,t,n){let r=e.ctx,i=4.5*devicePixelRatio;r.save(),r.lineWidth=2*devicePixelRatio,r.strokeStyle=t,r.beginPath();for(let[t,n]of this.lost){let a=e.valToPos(t,`x`,!0),o=this.distances[t];if(o==null)continue;let s=e.valToPos(o,`y`,!0),[c,l]=n===`bad`?[s-i,s+i]:[s-i/2,s-i/2];r.moveTo(a-i,c),r.lineTo(a+i,l),r.moveTo(a-i,2*s-c),r.lineTo(a+i,2*s-l)}r.stroke();let a=e.valToPos(this.place,`x`,!0);a<e.bbox.left||a>e.bbox.left+e.bbox.width||(r.strokeStyle=n,r.lineWidth=devicePixelRatio,r.setLineDash([4*devicePixelRatio,3*devicePixelRatio]),r.beginPath(),r.moveTo(a,e.bbox.top),r.lineTo(a,e.bbox.top+e.bbox.height),r.stroke()),r.restore()}colour(e){return this.probe.style.color=`var(${e})`,getComputedStyle(this.probe).color}onClick(){let e=this.plot?.cursor.idx;typeof e==`number`&&this.announce(this.lost.has(e)?e-1:e)}announce(e){this.dispatchEvent(new CustomEvent(`place`,{detail:e,bubbles:!0,composed:!0}))}};T([x({attribute:!1})],V.prototype,`distances`,void 0),T([x({attribute:!1})],V.prototype,`lost`,void 0),T([x({type:Number})],V.prototype,`place`,void 0),T([S()],V.prototype,`pointed`,void 0),T([D(`.plot`)],V.prototype,`ground`,void 0),T([D(`.probe`)],V.prototype,`probe`,void 0),V=T([h(`distance-graph`)],V);var H=class extends v{constructor(...e){super(...e),this.lines=[],this.current=``,this.metric=`stm`}static{this.styles=[N,F`
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 4px;
      }
      li {
        display: flex;
        gap: 4px;
      }
      button {
        min-height: 34px;
        font-size: 0.875rem;
      }
      .line {
        flex: 1;
        justify-content: flex-start;
        text-align: left;
      }
      [aria-current] {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
        background: var(--accent-wash);
        font-weight: 700;
      }
    `]}render(){return this.lines.length<2?I:_`<ul aria-label="Lines on this board">
      ${this.lines.map((e,t)=>this.renderLine(e,t))}
    </ul>`}renderLine(e,t){let n=e===this.current,r=t===0?`Main line`:`Variation ${t}`,i=n?``:`, other from move ${Ue(e,this.current,this.metric)+1}`;return _`<li>
      <button class="line" aria-current=${n?`true`:I} @click=${()=>this.say(`choose-line`,e)}>${r}: ${E(s(e,this.metric))}${i}</button>
      ${n?I:_`<button aria-label="Remove ${r}" title="Remove" @click=${()=>this.say(`remove-line`,e)}>✕</button>`}
    </li>`}say(e,t){this.dispatchEvent(new CustomEvent(e,{detail:t}))}};T([x({attribute:!1})],H.prototype,`lines`,void 0),T([x()],H.prototype,`current`,void 0),T([x()],H.prototype,`metric`,void 0),H=T([h(`line-list`)],H);var nt=2e5,rt=1e6,it=10;async function at(e){if(e.length>nt)throw Error(`this link is too long to be a replay`);let t=ut(await lt(ct(st(e))));if(t.length>=it)throw Error(`this is a replay of the leaderboard, which does not hold its scramble; copy the link of the replay itself`);let[n,r,i,a]=t,o=typeof i==`string`?p(i):null;if(!o)throw Error(`this replay has no scramble that this page shows (2x2 to 16x16)`);let s=typeof n==`string`?O(n):null;if(!s||s.length===0)throw Error(`the moves of this replay cannot be read`);if(!ne(o,`blank-last`,s))throw Error(`the moves of this replay do not solve its scramble`);let c=se(a,s.length);return{board:o,slides:s,times:c,milliseconds:c?.[s.length-1]??ot(r,s.length)}}function ot(e,t){if(typeof e!=`number`||!(e>0)||!Number.isFinite(e))throw Error(`this replay does not say how long it took`);return Math.round(t*1e6/e)}function st(e){let[,t]=/[?&#]r=([^&#\s]*)/.exec(e)??[null,e.trim()];try{return decodeURIComponent(t)}catch{throw Error(`this link was cut or changed on its way: its signs cannot be read`)}}function ct(e){let t=e.replaceAll(` `,`+`).replaceAll(`-`,`+`).replaceAll(`_`,`/`);try{if(t===``)throw Error();return Uint8Array.from(atob(t),e=>e.charCodeAt(0))}catch{throw Error(`this is no replay link of slidysim`)}}async function lt(e){let t=new Blob([e]).stream().pipeThrough(new DecompressionStream(`deflate`)).getReader(),n=new TextDecoder,r=``;try{for(;;){let{done:e,value:i}=await t.read();if(e)return r+n.decode();if(r+=n.decode(i,{stream:!0}),r.length>rt)break}}catch{throw Error(`this link was cut or changed on its way: it cannot be unpacked`)}throw await t.cancel().catch(()=>void 0),Error(`this link unpacks to more than any replay has`)}function ut(e){let t;try{t=JSON.parse(e)}catch{t=null}if(!Array.isArray(t))throw Error(`this link holds no replay`);return t}var U=class extends v{constructor(...e){super(...e),this.session=!1,this.wrong=``,this.note=``}static{this.styles=[N,F`
      form {
        display: grid;
        gap: 8px;
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      input {
        flex: 1 1 10rem;
        min-width: 0;
      }
    `]}render(){return _`<form @submit=${e=>this.onSubmit(e)}>
      <label for="link">Replay link of slidysim</label>
      <div class="line">
        <input
          id="link"
          class="mono"
          autocomplete="off"
          spellcheck="false"
          placeholder="slidysim.github.io/replay?r=…"
          aria-invalid=${this.wrong?`true`:`false`}
          aria-describedby="message"
          @input=${()=>this.say(``)}
        />
        <button name="use" value="analyse" type="submit">Analyse it</button>
        ${this.session?_`<button name="use" value="add" type="submit">Add to session</button>`:I}
      </div>
      <p id="message" class="message ${this.wrong?`wrong`:`soft`}" role="status">${this.wrong||this.note||`The link is read here; nobody is asked for anything.`}</p>
    </form>`}async onSubmit(e){e.preventDefault();let t=e.submitter?.value===`add`?`add`:`analyse`;try{let e=await at(this.field.value);this.field.value=``,this.say(``,t===`add`?`Added.`:``),this.dispatchEvent(new CustomEvent(`replay`,{detail:{replay:e,use:t}}))}catch(e){this.say(e instanceof Error?e.message:String(e))}}say(e,t=``){this.wrong=e,this.note=t}};T([x({type:Boolean})],U.prototype,`session`,void 0),T([S()],U.prototype,`wrong`,void 0),T([S()],U.prototype,`note`,void 0),T([D(`input`)],U.prototype,`field`,void 0),U=T([h(`replay-form`)],U);var dt=[[/[↑⇧⇑⬆🔼]/gu,`U`],[/[↓⇩⇓⬇🔽]/gu,`D`],[/[←⇦⇐⬅◀]/gu,`L`],[/[→⇨⇒➡▶]/gu,`R`]],ft=/[\u{FE0E}\u{FE0F}]/gu;function pt(e,t){let n=dt.reduce((e,[t,n])=>e.replace(t,n),e.replace(ft,``)).replace(/\b(up|down|left|right)\b/gi,e=>e[0]).replace(/[,;.|]/g,` `);if(/^[\s\d>-]*\d[\s\d>-]*$/.test(n))return mt(n,t);let r=O(n);return r?{slides:r}:{wrong:ht(n,e)}}function mt(e,t){let n=[],r=t;for(let[t,i]of(e.match(/\d+/g)??[]).entries()){let e=r.tiles.indexOf(Number(i)),a=e<0?[]:Me(r,e);if(a.length===0)return{wrong:`tile ${i}, number ${t+1} of the solution, cannot move there: it is not in line with the blank`};if(n.length+a.length>1e4)return{wrong:`a solution of more than ${Ce} moves is not read`};n.push(...a);for(let e of a)r=ye(r,e)}return{slides:n}}function ht(e,t){let n=e.search(/[^UDLRudlr\d\s]/),r=n<0?``:String.fromCodePoint(e.codePointAt(n));return n>=0?`“${r}” at sign ${t.indexOf(r)+1} is no move; write U, D, L and R for the way a tile goes, with counts, or the numbers of the tiles`:`a count stands after its letter and is from 1 to ${Ce}: U2, not 2U`}function gt(e,t,n){let r=e.map(he),[i,a]=[e,r].map(e=>_t(e,t,n));return e.length>0&&a>i?r:null}function _t(t,n,r){let i=de(n,t);return i.length<=t.length?0:e(i[i.length-1],Ee(n.rows,n.columns,r))?2:1}var W=class extends v{constructor(...e){super(...e),this.moves=``,this.metric=`stm`,this.board=Ee(4,4,`blank-last`),this.goal=`blank-last`,this.played=0,this.stuck=0,this.arrives=!1,this.error=null,this.text=``,this.wrong=``}static{this.styles=[N,F`
      :host {
        display: grid;
        gap: 10px;
      }
      textarea {
        min-height: 62px;
      }
    `]}willUpdate(e){e.has(`moves`)&&!this.area?.matches(`:focus`)&&(this.text=this.moves,this.wrong=``)}render(){let e=this.wrong||(this.stuck>0?this.stuckWords():``)||this.error?.message||``,t=this.moves&&!this.wrong&&!this.arrives,n=t?gt(O(this.moves)??[],this.board,this.goal):null;return _`<div class="field">
        <label for="moves">Moves: U D L R with counts</label>
        <textarea
          id="moves"
          class="mono"
          rows="2"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="characters"
          maxlength="20000"
          placeholder="Paste a solution, such as URDL2UR2, ↑→↓ or numbers of tiles; or slide the tiles on the board"
          aria-invalid=${e?`true`:`false`}
          aria-describedby="message"
          .value=${this.text}
          @input=${this.onInput}
          @blur=${this.onBlur}
        ></textarea>
        <p id="message" class="message ${e?`wrong`:`soft`}" role="status">${e||this.progressWords()}</p>
      </div>
      ${n?_`<p class="soft">Are these the ways in which the blank goes? Here a letter is the way of the tile.</p>
            <div class="row"><button class="primary" @click=${()=>this.announce(M(n))}>Read as moves of the blank</button></div>`:I}
      <div class="row">
        ${t?_`<button @click=${()=>this.say(`find-board`)}>Use the board these moves solve</button>`:I}
        <button ?disabled=${!this.moves} @click=${()=>this.say(`restart`)}>Start over</button>
      </div>`}stuckWords(){let e=u(O(this.moves)??[],this.metric)[this.played];return`move ${this.played+1} (${e?M(e):`?`}) cannot be played on this board: no tile can go that way`}progressWords(){return this.moves?this.arrives?`${E(this.played)}, solved.`:`${E(this.played)}, not solved yet.`:`The analysis begins when the board is solved.`}onInput(){this.text=this.area.value;let e=pt(this.text,this.board);this.wrong=`wrong`in e?e.wrong:``,`slides`in e&&this.announce(M(e.slides))}announce(e){this.dispatchEvent(new CustomEvent(`solution`,{detail:e}))}onBlur(){this.wrong||(this.text=this.moves)}say(e){this.dispatchEvent(new CustomEvent(e))}};T([x()],W.prototype,`moves`,void 0),T([x()],W.prototype,`metric`,void 0),T([x({attribute:!1})],W.prototype,`board`,void 0),T([x({attribute:!1})],W.prototype,`goal`,void 0),T([x({type:Number})],W.prototype,`played`,void 0),T([x({type:Number})],W.prototype,`stuck`,void 0),T([x({type:Boolean})],W.prototype,`arrives`,void 0),T([x({attribute:!1})],W.prototype,`error`,void 0),T([S()],W.prototype,`text`,void 0),T([S()],W.prototype,`wrong`,void 0),T([D(`textarea`)],W.prototype,`area`,void 0),W=T([h(`solution-form`)],W);function vt(e,t){return t.tried.find(t=>e.better.includes(t))}function yt(e,t){let n=[e.played,...t.tried].filter(t=>!e.better.includes(t)),r=t.shown||vt(e,t)!==void 0?e.better:[];return[...n.flatMap(t=>bt(e,t,`wrong`)),...r.flatMap(t=>bt(e,t,`best`))]}function bt(e,t,n){let[r,i]=[p(e.board),O(t)??[]],a=r&&fe(r,i);return a===null?[]:[{tile:a,slide:i[0],kind:n}]}var G=class extends Pe{static{this.styles=[N,F`
      .card {
        border-color: var(--accent);
      }
      p {
        min-height: 3em;
      }
    `]}render(){let e=vt(this.move,this.attempt);if(this.move.better.length===0)return this.renderSolved();let t=e!==void 0||this.attempt.shown,n=e??this.move.better[0];return _`<section class="card" aria-label="Try again">
      <h2>Move ${this.move.number}: try again</h2>
      <p role="status">${this.renderWords(e)}</p>
      <div class="row">
        ${t?_`<button title="A variation; the line stays" @click=${()=>this.say(`play-on`,n)}>Play on with ${this.name(n)}</button>`:_`<button @click=${()=>this.say(`reveal`)}>Show the better move</button>`}
        <button class=${t?`primary`:``} @click=${()=>this.say(`next-bad`)}>${this.nextWords()}</button>
      </div>
    </section>`}renderSolved(){return _`<section class="card" aria-label="Try again">
      <h2>Move ${this.move.number}</h2>
      <p role="status">The board was solved here already: <b>${this.name(this.move.played)}</b> was one move too many.</p>
      <div class="row"><button @click=${()=>this.say(`next-bad`)}>${this.nextWords()}</button></div>
    </section>`}nextWords(){return this.move.kind?`Next lost move`:`Next bad move`}renderWords(e){let{better:t,played:n,kind:r}=this.move,i=t.map(e=>this.name(e)).join(` or `);return e?_`Yes: <b>${this.name(e)}</b> leads nearer.${t.length>1?_` So does every one of ${i}.`:I}`:this.attempt.shown?_`Better: <b>${i}</b>.`:this.attempt.tried.length>0?_`<b>${this.name(this.attempt.tried[this.attempt.tried.length-1])}</b> ${r?`does not lead nearer either`:`leads away too`}. Another one?`:_`You slid <b>${this.name(n)}</b>, which ${r===`neutral`?`leaves the distance as it was`:`leads away from the goal`}. Slide a better tile on the board.`}name(e){let[t,n]=[p(this.move.board),O(e)??[]];return d(t&&fe(t,n),n)}say(e,t){this.dispatchEvent(new CustomEvent(e,{detail:t}))}};T([x({attribute:!1})],G.prototype,`move`,void 0),T([x({attribute:!1})],G.prototype,`attempt`,void 0),G=T([h(`try-again`)],G);var xt=Be({AnalyseView:()=>K}),K=class extends Te{constructor(...e){super(...e),this.attempt=null,this.playing=!1,this.pace=1/0,this.lost={answer:null,kinds:new Map},this.asking=new Ie(this,{answered:e=>this.onAnswer(e)})}static{this.styles=[N,Se,F`
      /* On a phone the question stands where the fingers are. */
      @media ${ke} {
        try-again {
          order: 1;
        }
        .scramble {
          order: 2;
        }
        distance-graph {
          order: 4;
        }
        .side > :not(try-again):not(.scramble):not(analysis-card) {
          order: 5;
        }
        analysis-card {
          order: 3;
        }
      }
    `]}connectedCallback(){super.connectedCallback(),$e()}willUpdate(t){let n=t.get(`state`);if(!t.has(`state`))return;let{board:r,goal:i,moves:a,metric:o}=this.state;if(n&&n.goal===i&&n.moves===a&&n.metric===o&&e(n.board,r))return;this.attempt=null;let s=this.memory.analysed.get(this.key());this.arrives()&&this.memory.learn(j(r),i,{moves:a},o),s?this.asking.recall(s):this.arrives()?this.analyse(!0):this.asking.phase!==`idle`&&this.asking.reset()}render(){let{board:e,goal:t,metric:n}=this.state,{moves:r,boards:i}=this.line(),a=Math.min(this.state.place,i.length-1),o=i[a],s=this.asking.answer,c=this.memory.boundsOf(s?.scramble??j(e),t,n),l=this.trying(a),u=l&&this.attemptAt(l),d=this.lostOf(s),f=e=>g(this,{place:e.detail},`none`);return _`<div class="columns">
      <section class="stage" aria-label="Board and playback">
        <tile-board
          page-keys
          .board=${o}
          .goal=${t}
          .look=${this.look}
          .style=${me(this.pace)}
          .marks=${l&&u?yt(l,u):[]}
          @slides=${e=>this.onSlides(a,e.detail)}
        ></tile-board>
        <playback-bar
          .place=${a}
          .length=${i.length-1}
          .step=${Ne(i,r,a)}
          @place=${f}
          @playing=${e=>this.playing=e.detail}
          @pace=${e=>this.pace=e.detail}
        ></playback-bar>
        ${s?_`<distance-graph .distances=${s.distances} .lost=${d} .place=${a} @place=${f}></distance-graph>`:I}
      </section>
      <div class="side">
        <metric-choice .metric=${n} @metric=${e=>g(this,{metric:e.detail,place:0},`step`)}></metric-choice>
        <analysis-card
          .metric=${n}
          .phase=${this.asking.phase}
          .slow=${this.asking.slow}
          .answer=${s}
          .bounds=${c}
          .progress=${this.asking.progress}
          .played=${i.length-1}
          .solved=${this.arrives()}
          .chosen=${l?.number??0}
          @place=${f}
          @cancel=${()=>this.asking.cancel()}
          @again=${()=>this.analyse(!0)}
        ></analysis-card>
        ${l&&u?_`<try-again
              .move=${l}
              .attempt=${u}
              @play-on=${e=>this.playOn(a,O(e.detail)??[])}
              @reveal=${()=>this.attempt={...u,shown:!0}}
              @next-bad=${()=>this.onNextBad(l.number)}
            ></try-again>`:I}
        <section class="card" aria-labelledby="solution-title">
          <h2 id="solution-title">Solution</h2>
          <solution-form
            .moves=${this.state.moves}
            .board=${e}
            .goal=${t}
            .metric=${n}
            .stuck=${r.length-(i.length-1)}
            .played=${i.length-1}
            .arrives=${this.arrives()}
            .error=${this.asking.error}
            @solution=${e=>this.begin({moves:e.detail},`hand`)}
            @restart=${()=>this.begin({moves:``},`step`)}
            @find-board=${()=>this.analyse(!1)}
          ></solution-form>
          <line-list
            .lines=${He(this.lines(),this.state.moves)}
            .current=${this.state.moves}
            .metric=${n}
            @choose-line=${e=>this.onLine(e.detail)}
            @remove-line=${e=>this.onRemoveLine(e.detail)}
          ></line-list>
          ${r.length>0?_`<move-list .boards=${i} .moves=${r} .place=${a} .lost=${d} @place=${f}></move-list>`:I}
          ${this.renderLastAnalysis()}
          <replay-form @replay=${e=>this.onReplay(e.detail)}></replay-form>
        </section>
        <section class="card" aria-labelledby="scrambled-title">
          <h2 id="scrambled-title">Board before the first move</h2>
          <board-editor .board=${e} .goal=${t} @edited=${e=>this.begin({...e.detail,moves:``},`step`)}></board-editor>
        </section>
        <section class="card scramble" aria-labelledby="scramble-title">
          <h2 id="scramble-title">Scramble</h2>
          <scramble-form .board=${e} .goal=${t} .metric=${n} @scrambled=${e=>this.begin({board:e.detail,moves:``},`step`)}></scramble-form>
        </section>
        <share-card .board=${o} .start=${e} .slides=${r.slice(0,i.length-1).flat()} .goal=${t} .look=${this.look} .analysis=${s} .words=${s?qe(s,c):[]}></share-card>
      </div>
    </div>`}line(){return ve(this.state.board,this.state.moves,this.state.metric)}arrives(){let{board:t,goal:n}=this.state,{moves:r,boards:i}=this.line(),a=i[i.length-1];return r.length>0&&i.length===r.length+1&&e(a,Ee(t.rows,t.columns,n))}lostOf(e){return this.lost.answer!==e&&(this.lost={answer:e,kinds:new Map(w(e).map(e=>[e.number,ge(e)]))}),this.lost.kinds}analyse(e){let{board:t,goal:n,moves:r,metric:i}=this.state,a=j(Ee(t.rows,t.columns,n)),o=e?{scramble:j(t),goal:n}:{goal:a};this.asking.start(`/api/analyze`,{...o,solution:r,metric:i})}onAnswer(t){let n=p(t.scramble),{goal:r,metric:i}=this.state,{scramble:a,lower_bound:o,upper_bound:s}=t;this.memory.learn(a,r,{lower:o,upper:s},i),this.memory.analysed.set(l(a,r,i,this.state.moves),t),this.memory.lastAnalysis={...this.state,board:n??this.state.board},n&&!e(n,this.state.board)&&g(this,{board:n,place:0},`step`)}trying(e){if(!this.playing)return w(this.asking.answer).find(t=>t.number===e+1)}attemptAt(e){return this.attempt?.number===e.number?this.attempt:{number:e.number,tried:[],shown:!1}}onSlides(e,t){let n=u(t,this.state.metric),r=this.trying(e);if(r){let e=this.attemptAt(r);this.attempt={...e,tried:[...e.tried,M(n[0])]}}else this.playOn(e,t)}playOn(e,t){let n=u(t,this.state.metric),r=this.line().moves;if(n.every((t,n)=>M(t)===M(r[e+n]??[]))){g(this,{place:e+n.length},`none`);return}r.length>e&&this.keepLine();let i=[...r.slice(0,e).flat(),...t];g(this,{moves:M(i),place:u(i,this.state.metric).length},`hand`)}renderLastAnalysis(){let t=this.memory.lastAnalysis;if(!t||this.state.moves!==``||e(t.board,this.state.board))return I;let{rows:n,columns:r}=t.board;return _`<div class="row">
      <button @click=${()=>g(this,t,`step`)}>Back to the analysis of ${E(s(t.moves,t.metric))} on ${n} × ${r}</button>
    </div>`}lines(){return this.memory.lines.get(this.boardKey())??[]}keepLine(){this.memory.lines.set(this.boardKey(),He(this.lines(),this.state.moves))}onLine(e){this.keepLine(),g(this,{moves:e,place:Math.min(this.state.place,Ue(e,this.state.moves,this.state.metric))},`step`)}onRemoveLine(e){this.memory.lines.set(this.boardKey(),this.lines().filter(t=>t!==e)),this.requestUpdate()}onReplay({replay:e}){this.begin({board:e.board,goal:`blank-last`,moves:M(e.slides)},`step`)}begin(e,t){this.arrives()&&this.keepLine(),g(this,{...e,place:0},t)}boardKey(){return l(j(this.state.board),this.state.goal)}key(){return l(j(this.state.board),this.state.goal,this.state.metric,this.state.moves)}onNextBad(e){let t=w(this.asking.answer),n=t.find(t=>t.number>e)??t[0];n&&g(this,{place:n.number-1},`none`)}};T([x({attribute:!1})],K.prototype,`state`,void 0),T([x({attribute:!1})],K.prototype,`look`,void 0),T([x({attribute:!1})],K.prototype,`memory`,void 0),T([S()],K.prototype,`attempt`,void 0),T([S()],K.prototype,`playing`,void 0),T([S()],K.prototype,`pace`,void 0),K=T([h(`analyse-view`)],K);var q=class extends be{constructor(...e){super(...e),this.heading=``,this.bars=[],this.tick=String}static{this.styles=[N,F`
      figure {
        margin: 0;
        display: grid;
        gap: 8px;
      }
      figcaption {
        font-weight: 650;
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 6px;
      }
      li {
        display: grid;
        grid-template-columns: minmax(5.5rem, 12rem) 1fr 5.5rem;
        gap: 10px;
        align-items: center;
        font-size: 0.875rem;
      }
      .name {
        overflow-wrap: anywhere;
        line-height: 1.25;
      }
      .lane {
        height: 20px;
        border-radius: 4px;
        background:
          repeating-linear-gradient(to right, var(--line-strong) 0 1px, transparent 1px calc(100% / var(--decades))) 0 0 / 100% 100%,
          var(--well);
        overflow: hidden;
      }
      .lane span {
        display: block;
        height: 100%;
        width: calc(var(--part) * 100%);
        min-width: 3px;
        background: var(--accent);
        transition: width 200ms ease-out;
      }
      .lane .open {
        background: repeating-linear-gradient(135deg, var(--warn) 0 5px, var(--warn-wash) 5px 10px);
      }
      .value {
        font-weight: 600;
        text-align: right;
        white-space: nowrap;
      }
      .scale {
        display: flex;
        justify-content: space-between;
        grid-column: 2;
        color: var(--soft);
        font-size: 0.75rem;
      }
      .axis {
        display: grid;
        grid-template-columns: minmax(5.5rem, 12rem) 1fr 5.5rem;
        gap: 10px;
      }
      @media (max-width: 560px) {
        li,
        .axis {
          grid-template-columns: 5.5rem 1fr 4.25rem;
          gap: 6px;
          font-size: 0.8125rem;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .lane span {
          transition: none;
        }
      }
    `]}render(){let{low:e,decades:t}=this.scale(),n=n=>Math.min(1,Math.max(0,(Math.log10(Math.max(n,1e-9))-e)/t));return _`<figure>
      <figcaption>${this.heading}</figcaption>
      <ul .style=${`--decades: ${t}`}>
        ${this.bars.map(e=>_`<li>
            <span class="name">${e.label}</span>
            <span class="lane" aria-hidden="true"><span class=${e.complete?``:`open`} .style=${`--part: ${n(e.value)}`}></span></span>
            <span class="value number">${e.complete?``:`> `}${e.text}</span>
          </li>`)}
      </ul>
      <div class="axis" aria-hidden="true">
        <div class="scale"><span>${this.tick(10**e)}</span><span>${this.tick(10**(e+t))}</span></div>
      </div>
      <p class="soft">Each line to the right is ten times as much.</p>
    </figure>`}scale(){let e=this.bars.map(e=>Math.log10(Math.max(e.value,1e-9))),t=Math.floor(Math.min(...e)-.1);return{low:t,decades:Math.max(1,Math.ceil(Math.max(...e))-t)}}};T([x()],q.prototype,`heading`,void 0),T([x({attribute:!1})],q.prototype,`bars`,void 0),T([x({attribute:!1})],q.prototype,`tick`,void 0),q=T([h(`bar-chart`)],q);function St(e){let t=e==null?``:String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll(`"`,`""`)}"`:t}function Ct(e){return e.map(e=>e.map(St).join(`,`)+`\r
`).join(``)}function wt(e){let t=[],n=[];for(let[r,i,a,o]of e.replace(/^\uFEFF/,``).matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/g))(r!==``||n.length!==0)&&(n.push(i===void 0?a:i.replaceAll(`""`,`"`)),o!==`,`&&(n.some(e=>e!==``)&&t.push(n),n=[]));return t}var Tt=[`board`,`goal`,`heuristic`,`search`,`status`,`length`,`lower_bound`,`upper_bound`,`nodes_generated`,`nodes_expanded`,`seconds`,`setup_seconds`,`error`];function Et(e,t,n){return Ct([Tt,...n.map(n=>{let r={...n.answer,board:e,goal:t,heuristic:n.heuristic,search:n.search};return r.status=n.answer?.status??n.phase,r.error=n.message,Tt.map(e=>r[e])})])}var Dt=class{constructor(e){this.host=e,this.values=new Map,this.request=null,e.addController(this)}hostDisconnected(){this.request?.abort()}async show(e,t){this.request?.abort();let n=new AbortController;this.request=n,this.values=new Map;try{let{estimates:r}=await Re(`/api/estimate`,{board:j(e),goal:t},n.signal);this.values=new Map(r.flatMap(({heuristic:e,value:t})=>t===null?[]:[[e,t]])),this.host.requestUpdate()}catch{}}};function Ot(e){return e===void 0?`–`:String(Number(e.toFixed(1)))}var kt={auto:`The best for the board`,misplaced:`Misplaced tiles`,md:`Manhattan distance`,"md+lc":`Manhattan distance and linear conflict`,"md+paper-lc":`Manhattan distance and the paper’s linear conflict`,wd:`Walking distance`,"wd,md+lc":`Walking distance or linear conflict, the larger`,hh:`The paper’s hybrid`,"pdb:5-5-5":`Pattern databases of 5, 5 and 5 tiles`,"pdb:6-6-3-best":`Pattern databases of 6, 6 and 3 tiles`,"pdb:7-8":`Pattern databases of 7 and 8 tiles`,ida:`Iterative deepening A*`,kernel:`Iterative deepening A*, built for speed`,astar:`A*`,bidirectional:`A* from both ends`,dibbs:`From both ends, bounds that help each other`,ua:`The paper’s A*`,ba:`The paper’s bidirectional A*`,"ba-deepest":`The paper’s bidirectional A*, deepest first`,beam:`Wider and wider beams`};function At(e,t){let n=(t.find(t=>t.name===e)?.help??``).split(/[:,(]/)[0].trim();return kt[e]??(n===``?e:n[0].toUpperCase()+n.slice(1))}var jt=[`Heuristic`,`Search`,`Estimate`,`Result`,`Moves`,`Generated`,`Expanded`,`Time`,`Nodes/s`],Mt=[`Heuristic`,`Search`,`Result`],J=class extends v{constructor(...e){super(...e),this.runs=[],this.estimates=new Map,this.heuristics=[],this.searches=[],this.order=null,this.more=!1,this.resized=new ResizeObserver(()=>this.look())}static{this.styles=[N,F`
      .scroll {
        overflow-x: auto;
      }
      .scroll.more {
        mask-image: linear-gradient(to left, transparent, #000 48px);
      }
      .hint {
        text-align: right;
      }
      th button {
        min-height: 28px;
        padding: 2px 6px;
        margin: 0 -6px;
        border-color: transparent;
        background: none;
        font-size: inherit;
        font-weight: inherit;
        color: inherit;
      }
      tbody th {
        white-space: normal;
        min-width: 8rem;
      }
      table {
        border-collapse: collapse;
        width: 100%;
        font-size: 0.875rem;
      }
      th,
      td {
        text-align: left;
        padding: 7px 10px;
        border-bottom: 1px solid var(--line);
        white-space: nowrap;
      }
      th {
        font-size: 0.8125rem;
        color: var(--soft);
        font-weight: 600;
      }
      tbody th {
        color: var(--ink);
        font-weight: 600;
      }
      .right {
        text-align: right;
        font-variant-numeric: tabular-nums;
      }
      .really {
        display: block;
        font-weight: 400;
        font-size: 0.8125rem;
        color: var(--soft);
      }
      .why {
        white-space: normal;
        min-width: 16rem;
        color: var(--warn);
      }
      .proved {
        color: var(--accent);
        font-weight: 600;
      }
    `]}disconnectedCallback(){super.disconnectedCallback(),this.resized.disconnect()}firstUpdated(){this.resized.observe(this.scroller)}updated(e){e.has(`runs`)&&this.look()}render(){return _`${this.more?_`<p class="hint soft" aria-hidden="true">The table goes on to the right →</p>`:I}
      <div class=${this.more?`scroll more`:`scroll`} tabindex="0" role="region" aria-label="Results" @scroll=${this.look}>
        <table>
          <thead>
            <tr>
              ${jt.map(e=>this.renderTitle(e))}
            </tr>
          </thead>
          <tbody>
            ${this.sorted().map(e=>this.renderRun(e))}
          </tbody>
        </table>
      </div>`}renderTitle(e){let t=this.order?.column===e,n=t?this.order.descending?`descending`:`ascending`:I,r=t?this.order.descending?`▾`:`▴`:``;return _`<th scope="col" class=${Mt.includes(e)?``:`right`} aria-sort=${n}>
      <button title="Sort by this column" @click=${()=>this.sortBy(e)}>${e}<span aria-hidden="true">${r}</span></button>
    </th>`}renderRun(e){let t=e.answer?.heuristic??e.heuristic,n=e.answer?.search??e.search;return _`<tr>
      <th scope="row">${At(e.heuristic,this.heuristics)}<span class="really">${Pt(e.heuristic,t)}</span></th>
      <td>${At(e.search,this.searches)}<span class="really">${Pt(e.search,n)}</span></td>
      <td class="right">${Ot(this.estimates.get(t)??this.estimates.get(e.heuristic))}</td>
      ${Ft(e)}
    </tr>`}sortBy(e){let t=this.order?.column===e;this.order=t?this.order.descending?null:{column:e,descending:!0}:{column:e,descending:!1}}sorted(){if(!this.order)return this.runs;let{column:e,descending:t}=this.order,n=t?-1:1,r=this.runs.map(t=>({run:t,value:Nt(t,e,this.estimates)}));return r.sort((e,t)=>e.value===null||t.value===null?Number(e.value===null)-Number(t.value===null):n*(typeof e.value==`number`?e.value-Number(t.value):e.value.localeCompare(String(t.value)))),r.map(({run:e})=>e)}look(){let{scrollWidth:e,clientWidth:t,scrollLeft:n}=this.scroller;this.more=e-t-n>1}};T([x({attribute:!1})],J.prototype,`runs`,void 0),T([x({attribute:!1})],J.prototype,`estimates`,void 0),T([x({attribute:!1})],J.prototype,`heuristics`,void 0),T([x({attribute:!1})],J.prototype,`searches`,void 0),T([S()],J.prototype,`order`,void 0),T([S()],J.prototype,`more`,void 0),T([D(`.scroll`)],J.prototype,`scroller`,void 0),J=T([h(`run-table`)],J);function Nt(e,t,n){let{answer:r}=e;switch(t){case`Heuristic`:return e.heuristic;case`Search`:return e.search;case`Estimate`:return n.get(r?.heuristic??e.heuristic)??n.get(e.heuristic)??null;case`Result`:return r?.status??e.phase;case`Moves`:return r?.upper_bound??r?.length??null;case`Generated`:return r?.nodes_generated??null;case`Expanded`:return r?.nodes_expanded??null;case`Time`:return r?.seconds??null;case`Nodes/s`:return r&&r.seconds>0?r.nodes_generated/r.seconds:null}}function Pt(e,t){return t===e?e:`${e}: ${t}`}function Ft(e){if(e.message)return _`<td class="why" colspan="6">✕ ${e.message}</td>`;let{answer:t,progress:n}=e;if(!t){let t=e.phase===`running`;return _`<td>${t?`running …`:e.phase===`stopped`?`stopped`:`waiting`}</td>
      <td class="right">${t&&n?.lower_bound?`≥ ${n.lower_bound}`:``}</td>
      <td class="right">${t&&n?.nodes_generated?k(n.nodes_generated):``}</td>
      <td></td>
      <td class="right">${t&&n?.seconds?P(n.seconds):``}</td>
      <td class="right">${t&&n?.nodes_per_second?b(n.nodes_per_second):``}</td>`}let r=t.status===`limit`?`${t.lower_bound??`?`} to ${t.upper_bound??`?`}`:t.length??``;return _`<td class=${t.status===`optimal`?`proved`:``}>${t.status===`optimal`?`✓ optimal`:t.status===`limit`?`time is up`:t.status}</td>
    <td class="right">${r}</td>
    <td class="right">${k(t.nodes_generated)}</td>
    <td class="right">${k(t.nodes_expanded)}</td>
    <td class="right">${P(t.seconds)}</td>
    <td class="right">${t.seconds>0?b(t.nodes_generated/t.seconds):``}</td>`}var It=class{constructor(e){this.host=e,this.list=[],this.running=!1,this.request=null,e.addController(this)}show(e,t){this.stop(),this.list=e.get(t)??[]}hostDisconnected(){this.stop()}async start(e,t,n,r,i,a){this.stop();let o=new AbortController;this.request=o,this.running=!0,this.list=n.flatMap(e=>r.map(t=>({heuristic:e,search:t,phase:`waiting`})));let s=this.list;a(s);for(let n of s){if(o.signal.aborted)return;n.phase=`running`,this.host.requestUpdate(),await this.one(n,{board:j(e),goal:t,heuristic:n.heuristic,search:n.search,time:i,threads:1,first_solution:!1},o.signal)}this.request===o&&(this.running=!1,this.host.requestUpdate())}stop(){this.request?.abort(),this.request=null,this.running=!1;for(let e of this.list)(e.phase===`waiting`||e.phase===`running`)&&(e.phase=`stopped`);this.host.requestUpdate()}async one(e,t,r){let i={progress:t=>{e.progress=t,this.host.requestUpdate()}};try{e.answer=await n(`/api/solve`,t,i,r),e.phase=`done`}catch(t){if(c(t))return;e.phase=`failed`,e.message=t instanceof le?t.message:String(t)}}},Lt=Be({CompareView:()=>Y}),Rt=[`md`,`md+lc`,`wd,md+lc`,`auto`],zt=[`auto`],Bt=[2,10,60],Y=class extends Te{constructor(...e){super(...e),this.cards=`.card`,this.specs=null,this.wrong=``,this.seconds=Bt[0],this.runs=new It(this),this.estimates=new Dt(this)}static{this.styles=[N,F`
      /* From the top: rows that share the height of a view that is laid out would move. */
      :host {
        display: grid;
        align-content: start;
        gap: 16px;
      }
      .top {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: 16px;
        align-items: start;
      }
      .charts {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: 32px;
      }
      @media (max-width: 860px) {
        .top,
        .charts {
          grid-template-columns: minmax(0, 1fr);
        }
      }
      .choices {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
        gap: 6px 12px;
        margin-top: 4px;
        min-height: 6rem;
        align-content: start;
      }
      .choices label {
        display: flex;
        gap: 8px;
        align-items: start;
        color: var(--ink);
        font-weight: 500;
        font-size: 0.9375rem;
        line-height: 1.3;
      }
      .choices input {
        width: 18px;
        height: 18px;
        flex: none;
      }
      .note {
        display: block;
        font-size: 0.8125rem;
        line-height: 1.3;
        color: var(--soft);
      }
      select {
        width: auto;
      }
      .board {
        width: min(15rem, 100%);
        justify-self: center;
      }
      .empty {
        padding: 28px 0;
        text-align: center;
      }
    `]}connectedCallback(){super.connectedCallback(),ie().then(e=>this.specs=e,e=>this.wrong=e instanceof Error?e.message:String(e))}willUpdate(t){let n=t.get(`state`);t.has(`state`)&&(n&&n.goal===this.state.goal&&e(n.board,this.state.board)||(this.runs.show(this.memory.compared,this.key()),this.estimates.show(this.state.board,this.state.goal)))}render(){let{board:e,goal:t}=this.state,n=this.heuristics().length*this.searches().length;return _`<div class="top">
        <section class="card" aria-labelledby="board-title">
          <h2 id="board-title">Board</h2>
          <div class="board">
            <tile-board .board=${e} .goal=${t} .look=${this.look} @slides=${e=>this.onSlides(e.detail)}></tile-board>
          </div>
          <scramble-form .board=${e} .goal=${t} @scrambled=${e=>g(this,{board:e.detail},`step`)}></scramble-form>
          <board-editor .board=${e} .goal=${t} @edited=${e=>g(this,e.detail,`step`)}></board-editor>
        </section>
        <section class="card" aria-labelledby="choice-title">
          <h2 id="choice-title">Heuristics and searches</h2>
          ${this.renderChoices(`Heuristics`,this.specs?.heuristics??[],this.heuristics(),e=>g(this,{heuristics:e},`none`))}
          ${this.renderChoices(`Searches`,this.specs?.searches??[],this.searches(),e=>g(this,{searches:e},`none`))}
          <div class="row">
            <label for="seconds">Time for each</label>
            <select id="seconds" @change=${e=>this.seconds=Number(e.target.value)}>
              ${this.times().map(e=>_`<option value=${e} ?selected=${e===this.seconds}>${e} s</option>`)}
            </select>
            ${this.runs.running?_`<button @click=${()=>this.runs.stop()}>Stop</button>`:_`<button class="primary" ?disabled=${n===0} @click=${this.onRun}>Compare ${n>0?n:I}</button>`}
          </div>
          <p class="message ${this.wrong?`wrong`:`soft`}" role="status">${this.wrong||this.words()}</p>
        </section>
      </div>
      <section class="card" aria-labelledby="results-title">
        <div class="row spread">
          <h2 id="results-title">Results</h2>
          <button ?disabled=${!this.runs.list.some(e=>e.answer)} @click=${this.onExport}>Export CSV</button>
        </div>
        ${this.runs.list.length>0?_`<run-table
                .runs=${[...this.runs.list]}
                .estimates=${this.estimates.values}
                .heuristics=${this.specs?.heuristics??[]}
                .searches=${this.specs?.searches??[]}
              ></run-table>
              ${this.renderCharts()}`:_`<p class="soft empty">Choose what to compare and press the button; each pair is one row here.</p>`}
      </section>`}renderChoices(e,t,n,r){let i=new Set(t.map(e=>e.name)),a=this.specs?n.filter(e=>!i.has(e)).map(e=>({name:e,help:``})):[];return _`<fieldset>
      <legend>${e}</legend>
      <div class="choices">
        ${[...t,...a].map(({name:e,help:i,admissible:a})=>_`<label title=${i}>
            <input
              type="checkbox"
              .checked=${n.includes(e)}
              @change=${t=>r(t.target.checked?[...n,e]:n.filter(t=>t!==e))}
            />
            <span
              >${At(e,t)}
              <span class="note">${e}${this.noteOf(e)}${a===!1?`, not admissible`:``}</span></span
            >
          </label>`)}
      </div>
    </fieldset>`}noteOf(e){let t=this.estimates.values.get(e);return t===void 0?``:`: estimates ${Ot(t)}`}renderCharts(){let e=this.runs.list.filter(e=>e.answer);if(e.length===0)return I;let t=(t,n)=>e.map(e=>({label:`${e.heuristic} · ${e.search}`,value:t(e),text:n(t(e)),complete:e.answer?.status!==`limit`}));return _`<div class="charts">
      <bar-chart heading="Nodes generated" .bars=${t(e=>e.answer.nodes_generated,b)} .tick=${b}></bar-chart>
      <bar-chart heading="Time" .bars=${t(e=>e.answer.seconds,P)} .tick=${P}></bar-chart>
    </div>`}heuristics(){return this.state.heuristics??Rt}searches(){return this.state.searches??zt}times(){let e=this.specs?.limits.time_seconds??Bt[0],t=Bt.filter(t=>t<=e);return t.length>0?t:[e]}words(){let e=this.runs.list.filter(e=>e.phase===`done`||e.phase===`failed`).length;return this.runs.running?`${k(e)} of ${k(this.runs.list.length)} done.`:`Every heuristic with every search, one after the other, on one thread.`}onSlides(e){let t=de(this.state.board,e);g(this,{board:t[t.length-1]},`hand`)}onRun(){let{board:e,goal:t}=this.state,n=this.key();this.runs.start(e,t,this.heuristics(),this.searches(),Math.min(this.seconds,this.times().at(-1)),e=>this.memory.compared.set(n,e))}onExport(){let{board:e,goal:t}=this.state,n=Et(j(e),t,this.runs.list);De(`loyd-compare.csv`,Ae(n,`text/csv`))}key(){return l(j(this.state.board),this.state.goal)}};T([x({attribute:!1})],Y.prototype,`state`,void 0),T([x({attribute:!1})],Y.prototype,`look`,void 0),T([x({attribute:!1})],Y.prototype,`memory`,void 0),T([S()],Y.prototype,`specs`,void 0),T([S()],Y.prototype,`wrong`,void 0),T([S()],Y.prototype,`seconds`,void 0),Y=T([h(`compare-view`)],Y);var X=class extends v{constructor(...e){super(...e),this.judging=!1,this.trouble=``,this.best=!1}static{this.styles=[N,F`
      .card {
        min-height: 11.5rem;
        align-content: start;
      }
      .big {
        font-size: 2rem;
        line-height: 1.1;
        font-weight: 700;
        letter-spacing: -0.02em;
      }
      .badge {
        padding: 2px 10px;
        border-radius: 99px;
        font-size: 0.8125rem;
        font-weight: 650;
        background: var(--accent-wash);
        color: var(--accent);
        border: 1px solid var(--accent);
      }
      kbd {
        font: inherit;
        font-size: 0.8125rem;
        border: 1px solid var(--line-strong);
        border-radius: 5px;
        padding: 0 5px;
      }
    `]}render(){return _`<section class="card" aria-label="Game">
      ${this.renderInside()}
      <div class="row">
        <button class="primary" @click=${()=>this.say(`fresh`)}>New scramble</button>
        <button ?disabled=${this.game.slides.length===0} @click=${()=>this.say(`restart`)}>Reset</button>
        ${this.isOver()?_`<a class="button" href=${this.analysis()}>Analyse</a>`:I}
      </div>
    </section>`}renderInside(){let{game:e}=this;if(this.isOver())return this.renderResult();if(C(e)===`solved`)return this.renderHead(`Solved already`,_`Press <kbd>Space</kbd> for a scramble.`);if(!pe(e.start,e.goal))return this.renderHead(`No solution`,_`Two tiles of this board are the wrong way round. Press <kbd>Space</kbd> for a scramble that can be solved.`);let t=_`The clock starts with your first slide. <kbd>Space</kbd> is a new scramble, <kbd>Esc</kbd> the same one again.`;return e.slides.length===0?this.renderHead(`Ready`,t):this.renderHead(`Playing`,e.times===null?_`Not timed: the clock did not run during the whole game.`:t)}renderHead(e,t){return _`<div role="status">
      <p class="big">${e}</p>
      <p class="soft">${t}</p>
    </div>`}renderResult(){let{game:e,bounds:n}=this,r=e.slides.length,i=t(e,0);return _`<div role="status">
      <div class="row">
        <p class="big number">${i===null?E(r):y(i)}</p>
        ${this.best?_`<span class="badge">best of the session</span>`:I}
      </div>
      <p class="big number">${this.judging?`${r} = …`:m(r,n)}</p>
      <p class="soft">${this.judging?`Looking for the shortest solution …`:this.lossWords(r)}</p>
    </div>`}lossWords(e){let{lower:t,upper:n}=this.bounds,r=this.game.times===null?` Not timed, so not in the session.`:``;if(this.trouble||n===null)return`The shortest solution is not known${this.trouble?`: ${this.trouble}`:`.`}${r}`;if(t!==n)return`${E(e)} played; the shortest solution has between ${t} and ${n}.${r}`;let i=(e-t)/2,a=i===0?`None led`:i===1?`One of them led`:`${i} of them led`;return`${E(e)} played; the shortest solution has ${t}. ${a} away from the goal.${r}`}isOver(){return this.game.slides.length>0&&C(this.game)===`solved`}analysis(){return ue({...this.state,view:`analyse`,place:0})}say(e){this.dispatchEvent(new CustomEvent(e))}};T([x({attribute:!1})],X.prototype,`state`,void 0),T([x({attribute:!1})],X.prototype,`game`,void 0),T([x({attribute:!1})],X.prototype,`bounds`,void 0),T([x({type:Boolean})],X.prototype,`judging`,void 0),T([x()],X.prototype,`trouble`,void 0),T([x({type:Boolean})],X.prototype,`best`,void 0),X=T([h(`game-result`)],X);var Vt=class extends v{constructor(...e){super(...e),this.frame=0}static{this.styles=[N,F`
      dl {
        display: grid;
        grid-template-columns: 1.5fr 1fr 1fr;
        gap: 8px;
        margin: 0;
        text-align: center;
      }
      dt {
        font-size: 0.8125rem;
        font-weight: 600;
        color: var(--soft);
      }
      abbr {
        text-decoration: none;
      }
      dd {
        margin: 0;
        font-size: clamp(1.25rem, 6vw, 1.75rem);
        font-weight: 700;
        line-height: 1.2;
        letter-spacing: -0.01em;
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }
    `]}disconnectedCallback(){super.disconnectedCallback(),cancelAnimationFrame(this.frame)}render(){let{game:e}=this,n=C(e),r=t(e,performance.now()),i=re(e.slides.length,r);return _`<dl class="card">
      <div>
        <dt>Time</dt>
        <dd title=${r===null?`Not timed: the clock did not run during the whole game`:I}>
          <span role="timer">${r===null?`–`:y(r,n===`solved`?3:1)}</span>
        </dd>
      </div>
      <div>
        <dt>Moves</dt>
        <dd>${e.slides.length}</dd>
      </div>
      <div>
        <dt><abbr title="Moves per second">Moves/s</abbr></dt>
        <dd>${i===null?`–`:i.toFixed(n===`solved`?2:1)}</dd>
      </div>
    </dl>`}updated(e){cancelAnimationFrame(this.frame),C(this.game)===`running`&&this.game.begun!==null&&(this.frame=requestAnimationFrame(()=>this.requestUpdate()))}};T([x({attribute:!1})],Vt.prototype,`game`,void 0),Vt=T([h(`play-clock`)],Vt);var Ht=[5,12];function Ut(e){let t=e.map(e=>e.milliseconds),n=e.map(ae).filter(e=>e!==null);return{best:t.length>0?t.reduce((e,t)=>Math.min(e,t)):null,mean:qt(t),averages:Ht.map(e=>({of:e,last:Gt(t,e),best:Kt(t,e)})),lost:qt(n),judged:n.length}}function Wt(e){return e.length<3?null:qt([...e].sort((e,t)=>e-t).slice(1,-1))}function Gt(e,t){return e.length<t?null:Wt(e.slice(-t))}function Kt(e,t){let n=null;for(let r=t;r<=e.length;r+=1){let i=Wt(e.slice(r-t,r));i!==null&&(n===null||i<n)&&(n=i)}return n}function qt(e){return e.length===0?null:e.reduce((e,t)=>e+t,0)/e.length}var Jt=`loyd-session`,Yt=1,Xt=1e8,Zt=2e5,Qt=[`session`,`at`,`board`,`goal`,`played`,`milliseconds`,`lower_bound`,`upper_bound`,`lost`,`moves`,`times`];function $t(e){return`{"format": "${Jt}", "version": ${Yt}, "rounds": [\n${e.map(e=>`  `+JSON.stringify(e)).join(`,
`)}\n]}\n`}function en(e){return Ct([Qt,...e.map(e=>{let t={...e,played:r(e),lost:ae(e),times:e.times?.join(` `)};return Qt.map(e=>t[e])})])}function tn(e){if(e.length>Xt)throw Error(`this file is too long to be a session`);let t=/^\s*[{[]/.test(e)?nn(e):rn(e);if(t.length>Zt)throw Error(`this file has ${t.length} rounds; at most ${Zt} are read`);let n={rounds:[],wrong:[]};for(let[e,r]of t.entries()){let t=Fe(r);typeof t==`string`?n.wrong.push(`round ${e+1}: ${t}`):n.rounds.push(t)}return n}function nn(e){let t;try{t=JSON.parse(e)}catch{throw Error(`this file is damaged: it begins as JSON and does not end as JSON`)}let{format:n,version:r,rounds:i}=t;if(n!==Jt||!Array.isArray(i))throw Error(`this JSON file is no session that this page wrote`);if(typeof r!=`number`||r>Yt)throw Error(`this file was written by a newer version of this page`);return i}function rn(e){let[t,...n]=wt(e),r=[`board`,`goal`,`moves`,`milliseconds`,`at`].filter(e=>!t?.includes(e));if(!t||r.length>0)throw Error(`this file is no session: it has no column ${r.map(e=>`“${e}”`).join(`, `)}`);return n.map(e=>{let n=Object.fromEntries(t.map((t,n)=>[t,e[n]??``])),r=e=>n[e]?Number(n[e]):void 0;return{...n,session:r(`session`),milliseconds:r(`milliseconds`),lower_bound:r(`lower_bound`),upper_bound:r(`upper_bound`),times:n.times?n.times.split(` `).map(Number):null}})}var an=25,Z=class extends Pe{constructor(...e){super(...e),this.rounds=[],this.most=an}static{this.styles=[N,F`
      :host {
        container-type: inline-size;
      }
      ol {
        list-style: none;
        margin: 0;
        padding: 3px;
        max-height: 19rem;
        overflow-y: auto;
        border: 1px solid var(--line);
        border-radius: 9px;
      }
      li {
        display: grid;
        grid-template-columns: 2.6em minmax(4.5em, 1fr) minmax(7em, 2fr) auto auto;
        gap: 2px 8px;
        align-items: center;
        padding: 2px 4px;
        font-variant-numeric: tabular-nums;
      }
      li + li {
        border-top: 1px solid var(--line);
      }
      .time {
        font-weight: 650;
      }
      .best .time::after {
        content: " ★";
        color: var(--accent);
      }
      a:not(.button) {
        color: var(--accent);
      }
      button,
      .button {
        min-height: 32px;
        padding: 2px 8px;
        font-size: 0.8125rem;
      }
      @container (max-width: 440px) {
        li {
          grid-template-columns: 2.2em 1fr auto auto;
        }
        .sum {
          grid-column: 2 / -1;
          grid-row: 2;
        }
      }
    `]}render(){let e=this.rounds.reduce((e,t)=>Math.min(e,t.milliseconds),1/0),t=this.rounds.map((e,t)=>({round:e,number:t+1})).reverse();return _`<ol aria-label="Rounds" tabindex="0">
        ${t.slice(0,this.most).map(({round:t,number:n})=>this.renderRound(t,n,t.milliseconds===e))}
      </ol>
      ${t.length>this.most?_`<button class="quiet" @click=${()=>this.most+=250}>Show more</button>`:I}`}renderRound(e,t,n){let i=r(e),a=re(i,e.milliseconds)?.toFixed(2)??`–`;return _`<li class=${n?`best`:``}>
      <span class="soft">${t}</span>
      <span class="time" title="${new Date(e.at).toLocaleString()}; ${a} moves per second">${y(e.milliseconds)}${n?_`<span class="unseen">, the best</span>`:I}</span>
      <span class="sum">${m(i,{lower:e.lower_bound,upper:e.upper_bound})}</span>
      <a class="button" href=${on(e)} aria-label="Analyse round ${t}">Analyse</a>
      <button aria-label="Remove round ${t}" title="Remove" @click=${()=>this.dispatchEvent(new CustomEvent(`remove-round`,{detail:e}))}>✕</button>
    </li>`}};T([x({attribute:!1})],Z.prototype,`rounds`,void 0),T([S()],Z.prototype,`most`,void 0),Z=T([h(`round-list`)],Z);function on({board:e,goal:t,moves:n}){return ue({...ce(``).state,view:`analyse`,board:p(e),goal:t,moves:n})}var sn=`the best and the worst are left out, the rest is the mean`,Q=class extends v{constructor(...e){super(...e),this.list=[],this.session=1,this.size=`4x4`,this.chosen=``,this.note=``,this.wrong=!1,this.removed=null}static{this.styles=[N,F`
      dl {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
        gap: 10px 16px;
        margin: 0;
      }
      dt {
        font-size: 0.8125rem;
        font-weight: 600;
        color: var(--soft);
      }
      dd {
        margin: 0;
        font-weight: 650;
        font-variant-numeric: tabular-nums;
      }
      select {
        width: auto;
        flex: 1;
        min-width: 7rem;
      }
    `]}render(){let e=this.shown();return _`<section class="card" aria-labelledby="session-title">
      <div class="row spread">
        <h2 id="session-title">Session</h2>
        <button ?disabled=${!this.list.some(e=>e.session===this.session)} @click=${this.onNew}>New session</button>
      </div>
      <div class="row">${this.renderSessions()} ${this.renderSizes()}</div>
      ${this.renderFigures(Ut(e))}
      ${e.length>0?_`<round-list .rounds=${e} @remove-round=${e=>this.onRemove(e.detail)}></round-list>`:_`<p class="soft">Every round that you solve with the clock running is listed here.</p>`}
      <div class="row">
        <button ?disabled=${this.list.length===0} title="All sessions, with everything that is known of them" @click=${()=>De(`loyd-sessions.json`,Ae($t(this.list),`application/json`))}>
          Export JSON
        </button>
        <button ?disabled=${e.length===0} title="The rounds listed here, for a spreadsheet" @click=${()=>De(`loyd-session.csv`,Ae(en(e),`text/csv`))}>Export CSV</button>
        <input class="unseen" type="file" accept=".json,.csv,application/json,text/csv" tabindex="-1" aria-label="Session file" @change=${this.onFile} />
        <button @click=${()=>this.file.click()}>Import …</button>
      </div>
      <p class="message ${this.wrong?`wrong`:`soft`}" role="status">
        ${this.note||this.words()} ${this.removed?_`<button class="quiet" @click=${this.onPutBack}>Put it back</button>`:I}
      </p>
    </section>`}renderSessions(){let e=[...new Set([...this.list.map(e=>e.session),this.session])].sort((e,t)=>t-e);return _`<select aria-label="Number of the session" @change=${e=>this.rounds.choose(Number(e.target.value))}>
      ${e.map(e=>_`<option value=${e} .selected=${e===this.session}>Session ${e}</option>`)}
    </select>`}renderSizes(){let e=[...new Set([...this.ofSession().map(i),this.size])].sort(),t=this.shownSize();return _`<select aria-label="Size of the rounds" @change=${e=>this.chosen=e.target.value}>
      ${e.map(e=>{let n=this.ofSession().filter(t=>i(t)===e).length;return _`<option value=${e} .selected=${e===t}>${e.replace(`x`,` × `)} (${n})</option>`})}
    </select>`}renderFigures(e){let t=e=>e===null?`–`:y(e);return _`<dl>
      <div>
        <dt>Best</dt>
        <dd>${t(e.best)}</dd>
      </div>
      <div title="The mean of all times">
        <dt>Mean</dt>
        <dd>${t(e.mean)}</dd>
      </div>
      ${e.averages.map(({of:e,last:n,best:r})=>_`<div title="Of the last ${e} times ${sn} of ${e-2}">
            <dt>Average of ${e}</dt>
            <dd>${t(n)}</dd>
          </div>
          <div title="The best of all averages of ${e} times in a row">
            <dt>Best of ${e}</dt>
            <dd>${t(r)}</dd>
          </div>`)}
      <div title="Moves of a round that led away from the goal: the mean of the ${e.judged} rounds whose shortest solution is known. Each costs two moves.">
        <dt>Moves lost</dt>
        <dd>${e.lost===null?`–`:e.lost.toFixed(1)}</dd>
      </div>
    </dl>`}ofSession(){return this.list.filter(e=>e.session===this.session)}shownSize(){return this.chosen||this.size}shown(){return this.ofSession().filter(e=>i(e)===this.shownSize())}words(){if(this.rounds.trouble)return this.rounds.trouble;let{damaged:e}=this.rounds;return e>0?`${e===1?`One kept round`:`${e} kept rounds`} cannot be read and ${e===1?`is`:`are`} left out; the others are all here.`:`Kept in this browser; nothing leaves it.`}onNew(){this.rounds.choose(this.rounds.lastSession()+1)}onRemove(e){this.rounds.remove(e),this.removed=e,this.say(`One round removed.`)}onPutBack(){this.removed&&this.rounds.add([this.removed]),this.say(``),this.removed=null}async onFile(){let e=this.file.files?.[0];if(e){this.removed=null;try{let t=tn(await e.text()),n=this.rounds.add(t.rounds);this.say(cn(t,n))}catch(t){this.say(`${e.name}: ${t instanceof Error?t.message:String(t)}`,!0)}this.file.value=``}}say(e,t=!1){this.note=e,this.wrong=t}};T([x({attribute:!1})],Q.prototype,`rounds`,void 0),T([x({attribute:!1})],Q.prototype,`list`,void 0),T([x({type:Number})],Q.prototype,`session`,void 0),T([x()],Q.prototype,`size`,void 0),T([S()],Q.prototype,`chosen`,void 0),T([S()],Q.prototype,`note`,void 0),T([S()],Q.prototype,`wrong`,void 0),T([S()],Q.prototype,`removed`,void 0),T([D(`input[type=file]`)],Q.prototype,`file`,void 0),Q=T([h(`session-card`)],Q);function cn({rounds:e,wrong:t},n){let r=e=>`${e} ${e===1?`round`:`rounds`}`,i=e.length-n,a=[`${r(n)} imported`];return i>0&&a.push(`${r(i)} known already`),t.length>0&&a.push(`${r(t.length)} left out (${t[0]}${t.length>1?`, and more`:``})`),a.join(`; `)+`.`}var ln=Be({PlayView:()=>$}),un=`button:not(.tile), summary, input, select, textarea`,dn=`input, select, textarea`,$=class extends Te{constructor(...e){super(...e),this.judged=0,this.list=[],this.session=1,this.onKey=e=>{if(e.defaultPrevented||e.repeat||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;let t=t=>e.composedPath().some(e=>e instanceof Element&&e.matches(t));if(e.key===` `&&!t(un))this.onFresh();else if(e.key===`Escape`&&!t(dn))this.onRestart();else return;e.preventDefault()}}static{this.styles=[N,Se,F`
      /* On a phone the clock stands under the board, and the result under the clock. */
      @media (max-width: 860px) {
        game-result {
          order: 1;
        }
        .scramble {
          order: 2;
        }
        session-card {
          order: 3;
        }
        .later {
          order: 4;
        }
      }
    `]}connectedCallback(){super.connectedCallback(),window.addEventListener(`keydown`,this.onKey)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(`keydown`,this.onKey),this.hasUpdated&&(this.memory.wantedLength=this.scrambler.length);let{game:e}=this.memory;e&&C(e)===`running`&&(this.memory.game=o(e))}willUpdate(e){if(!e.has(`state`))return;let{board:t,goal:n,moves:r}=this.state;(!this.memory.game||!we(this.memory.game,this.state))&&(this.memory.game=te(t,n,O(r)??[])),this.isOver()&&this.judge.take(j(t),n,M(this.game().slides))}render(){let e=this.game(),{goal:t,start:n}=e,r=j(n);return _`<div class="columns">
      <section class="stage" aria-label="Board">
        <tile-board page-keys .board=${e.board} .goal=${t} .look=${this.look} @slides=${e=>this.onSlides(e.detail)}></tile-board>
        <section class="card scramble" aria-labelledby="scramble-title">
          <h2 id="scramble-title">Scramble</h2>
          <scramble-form .board=${n} .goal=${t} .length=${this.memory.wantedLength} @scrambled=${e=>this.onScrambled(e.detail)}></scramble-form>
        </section>
        <section class="card later" aria-labelledby="replay-title">
          <h2 id="replay-title">Replay</h2>
          <replay-form session @replay=${e=>this.onReplay(e.detail)}></replay-form>
        </section>
        <section class="card later" aria-labelledby="look-title">
          <h2 id="look-title">Tiles</h2>
          <look-form .look=${this.look}></look-form>
        </section>
      </section>
      <div class="side">
        <play-clock .game=${e}></play-clock>
        <game-result
          .state=${this.state}
          .game=${e}
          .bounds=${this.memory.boundsOf(r,t)}
          .judging=${this.judge.isWaiting(r,t)}
          .trouble=${this.judge.troubleOf(r,t)}
          .best=${this.isBest(e)}
          @fresh=${this.onFresh}
          @restart=${this.onRestart}
        ></game-result>
        <session-card .rounds=${this.rounds} .list=${this.list} .session=${this.session} .size=${`${n.rows}x${n.columns}`}></session-card>
      </div>
    </div>`}game(){return this.memory.game}isOver(){return this.game().slides.length>0&&C(this.game())===`solved`}isBest(e){let t=a(e,this.session,new Date(0));if(!t)return!1;let n=this.list.filter(e=>e.session===this.session&&i(e)===i(t));return n.length>1&&n.every(e=>e.milliseconds>=t.milliseconds)}onSlides(e){let t=ee(this.game(),e,performance.now());if(t===this.game())return;this.memory.game=t;let n=a(t,this.session,new Date);n&&this.rounds.add([n]),g(this,{moves:M(t.slides),place:0},`hand`)}onFresh(){this.scrambler.scramble(),this.boardPart.focus()}onScrambled(e){g(this,{board:e,moves:``,place:0},`step`),this.boardPart.focus()}onRestart(){this.game().slides.length>0&&g(this,{moves:``,place:0},`step`),this.boardPart.focus()}onReplay({replay:e,use:t}){let{board:n,slides:r,milliseconds:i,times:a}=e,o=M(r);if(t===`analyse`){g(this,{view:`analyse`,board:n,goal:`blank-last`,moves:o,place:0},`step`);return}let s={session:this.session,at:new Date().toISOString(),board:j(n),goal:`blank-last`,moves:o,milliseconds:i,times:a,lower_bound:0,upper_bound:null};this.rounds.add([s]),this.judge.take(s.board,s.goal,o)}};T([x({attribute:!1})],$.prototype,`state`,void 0),T([x({attribute:!1})],$.prototype,`look`,void 0),T([x({attribute:!1})],$.prototype,`memory`,void 0),T([x({attribute:!1})],$.prototype,`judge`,void 0),T([x({attribute:!1})],$.prototype,`rounds`,void 0),T([x({type:Number})],$.prototype,`judged`,void 0),T([x({attribute:!1})],$.prototype,`list`,void 0),T([x({type:Number})],$.prototype,`session`,void 0),T([D(`scramble-form`)],$.prototype,`scrambler`,void 0),T([D(`tile-board`)],$.prototype,`boardPart`,void 0),$=T([h(`play-view`)],$);export{Lt as n,xt as r,ln as t};