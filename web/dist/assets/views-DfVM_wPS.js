import{$ as e,A as t,B as n,C as r,D as i,E as a,F as o,G as s,H as c,I as l,J as u,K as d,L as f,M as ee,N as p,O as te,P as ne,Q as m,R as re,S as h,T as ie,U as ae,V as g,W as oe,X as se,Y as ce,Z as le,_ as ue,_t as _,a as de,at as fe,b as pe,bt as v,c as me,ct as he,d as ge,dt as y,et as _e,f as b,ft as x,g as S,gt as C,h as ve,ht as w,i as ye,it as be,j as xe,k as T,l as E,lt as Se,m as D,mt as O,n as Ce,nt as k,o as we,ot as A,p as j,pt as M,q as Te,r as Ee,rt as N,s as De,st as P,t as Oe,tt as ke,u as Ae,ut as je,v as F,vt as I,w as Me,x as Ne,xt as Pe,y as Fe,yt as L,z as Ie}from"./index-BINmrZYP.js";var Le=Object.defineProperty,Re=(e,t)=>{let n={};for(var r in e)Le(n,r,{get:e[r],enumerable:!0});return t||Le(n,Symbol.toStringTag,{value:`Module`}),n},ze=12;function Be(e,t){let n=t===``||e.includes(t)?[...e]:[...e,t],r=n.filter(e=>!n.some(t=>t!==e&&He(t,e)));return r.length<=ze?r:[r[0],...r.slice(-11)]}function Ve(e,t,n){let[r,i]=[e,t].map(e=>u(R(e),n).map(P)),a=r.findIndex((e,t)=>e!==i[t]);return a<0?r.length:a}function He(e,t){let n=R(t).length;return R(e).length>n&&P(R(e).slice(0,n))===P(R(t))}function R(e){return A(e)??[]}var z=class extends _{constructor(...e){super(...e),this.chosen=0}static{this.styles=[x,v`
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
    `]}render(){let e=E(this.answer);return e.length===0?this.answer.bad===0&&this.answer.optimal!==null?L`<p>Not one bad move: this solution is as short as any.</p>`:I:L`<ol aria-label=${this.answer.lost_moves?`Lost moves`:`Bad moves`}>
      ${e.map(e=>this.renderMove(e))}
    </ol>`}renderMove(e){let t=m(e.board),n=A(e.played)??[],r=t?ce(t,n):null,i=this.answer.distances[e.number-1],a=this.answer.distances[e.number];return L`<li>
      <button
        aria-pressed=${this.chosen===e.number?`true`:`false`}
        @click=${()=>this.dispatchEvent(new CustomEvent(`place`,{detail:e.number-1,bubbles:!0,composed:!0}))}
      >
        <span class="unseen">Move ${e.number}: ${Te(r,n)}, from ${i} to ${D(a??0)} to go. Try again.</span>
        <span aria-hidden="true"><span class="sign">${Fe[me(e)]}</span> ${e.number}. ${d(r,n)}</span>
        <span class="to" aria-hidden="true">${i} → ${a}</span>
      </button>
    </li>`}};y([w({attribute:!1})],z.prototype,`answer`,void 0),y([w({type:Number})],z.prototype,`chosen`,void 0),z=y([C(`bad-moves`)],z);var Ue={stm:`Each move that leads away from the goal costs two: played = shortest + 2 × bad moves.`,mtm:`A move that leads away from the goal costs two, one that leads no nearer costs one: played = shortest + neutral moves + 2 × bad moves.`},B=class extends _{constructor(...e){super(...e),this.phase=`idle`,this.slow=!1,this.answer=null,this.progress={},this.bounds={lower:0,upper:null,moves:null},this.played=0,this.metric=`stm`,this.solved=!1,this.chosen=0}static{this.styles=[x,v`
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
    `]}render(){return L`<section class="card" aria-label="Analysis">${this.renderInside()}</section>`}renderInside(){return this.phase===`running`&&this.slow?L`<search-progress what="Analysing" .progress=${this.progress}></search-progress>${this.renderSoFar()}`:this.phase===`cancelled`?L`${this.renderSoFar()}
        <p class="soft" role="status">Cancelled before the moves were judged.</p>
        <div class="row"><button class="primary" @click=${()=>this.dispatchEvent(new CustomEvent(`again`))}>Analyse</button></div>`:this.answer?this.renderAnswer(this.answer):L`<span class="summary number">${this.played===0?`Play or paste`:D(this.played)}</span>
      <p class="soft">
        ${this.solved?`Analysing …`:`Solve the board by hand, or paste a solution. ${Ue[this.metric]}`}
      </p>`}renderSoFar(){return L`<p class="summary number">${ue(this.played,this.bounds)}</p>`}renderAnswer(e){return L`<div role="status">
        <p class="summary number">${Ke(e,this.bounds)}</p>
        <p class="soft">${qe(e,this.bounds)} ${Ye(e.luck)}</p>
      </div>
      <bad-moves .answer=${e} .chosen=${this.chosen}></bad-moves>`}};y([w()],B.prototype,`phase`,void 0),y([w({type:Boolean})],B.prototype,`slow`,void 0),y([w({attribute:!1})],B.prototype,`answer`,void 0),y([w({attribute:!1})],B.prototype,`progress`,void 0),y([w({attribute:!1})],B.prototype,`bounds`,void 0),y([w({type:Number})],B.prototype,`played`,void 0),y([w()],B.prototype,`metric`,void 0),y([w({type:Boolean})],B.prototype,`solved`,void 0),y([w({type:Number})],B.prototype,`chosen`,void 0),B=y([C(`analysis-card`)],B);function We(e,t){return e.optimal??(t.lower===t.upper?t.upper:null)}function Ge(e,t){return[Ke(e,t),qe(e,t),Ye(e.luck)]}function Ke(e,t){let n=We(e,t);return n===null||e.neutral===void 0?ue(e.played,n===null?t:{lower:n,upper:n}):e.optimal===null?`${e.played}, at best ${n}`:`${e.played} = ${n} + ${e.neutral} + 2×${e.bad}`}function qe(e,t){let n=We(e,t),r=n===null?`between ${t.lower} and ${t.upper??e.upper_bound}`:String(n),i=`${D(e.played)} played; the shortest solution has ${r}.`;return e.optimal===null||e.bad===null?`${i} The time was up before every move was judged.`:`${i} ${e.bad===0?`None led`:e.bad===1?`One of them led`:`${e.bad} of them led`} away from the goal${Je(e.neutral)}.`}function Je(e){return e===void 0?``:e===1?`, one was neutral`:`, ${e} were neutral`}function Ye(e){if(e==null)return``;let t=e*100;return`${t<.1?`Fewer than 0.1`:t.toFixed(1)} % of random boards are nearer to their goal than this one.`}var Xe=`.uplot,.uplot *,.uplot :before,.uplot :after{box-sizing:border-box}.uplot{width:min-content;font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,Noto Sans,sans-serif,Apple Color Emoji,Segoe UI Emoji,Segoe UI Symbol,Noto Color Emoji;line-height:1.5}.u-title{text-align:center;font-size:18px;font-weight:700}.u-wrap{-webkit-user-select:none;user-select:none;position:relative}.u-over,.u-under{position:absolute}.u-under{overflow:hidden}.uplot canvas{width:100%;height:100%;display:block;position:relative}.u-axis{position:absolute}.u-legend{text-align:center;margin:auto;font-size:14px}.u-inline{display:block}.u-inline *{display:inline-block}.u-inline tr{margin-right:16px}.u-legend th{font-weight:600}.u-legend th>*{vertical-align:middle;display:inline-block}.u-legend .u-marker{width:1em;height:1em;margin-right:4px;background-clip:padding-box!important}.u-inline.u-live th:after{content:":";vertical-align:middle}.u-inline:not(.u-live) .u-value{display:none}.u-series>*{padding:4px}.u-series th{cursor:pointer}.u-legend .u-off>*{opacity:.3}.u-select{pointer-events:none;background:#00000012;position:absolute}.u-cursor-x,.u-cursor-y{pointer-events:none;will-change:transform;position:absolute;top:0;left:0}.u-hz .u-cursor-x,.u-vt .u-cursor-y{border-right:1px dashed #607d8b;height:100%}.u-hz .u-cursor-y,.u-vt .u-cursor-x{border-bottom:1px dashed #607d8b;width:100%}.u-cursor-pt{pointer-events:none;will-change:transform;border:0 solid;border-radius:50%;position:absolute;top:0;left:0;background-clip:padding-box!important}.u-axis.u-off,.u-select.u-off,.u-cursor-x.u-off,.u-cursor-y.u-off,.u-cursor-pt.u-off{display:none}`,V=new c(()=>Oe(()=>import(`./uPlot.esm-BUPC7d5x.js`),[],import.meta.url));function Ze(){V.load()}var Qe=190,$e=10,H=class extends pe{constructor(...e){super(...e),this.distances=[],this.lost=new Map,this.place=0,this.pointed=null,this.plot=null,this.dark=matchMedia(`(prefers-color-scheme: dark)`),this.resized=new ResizeObserver(()=>this.plot?.setSize({width:this.ground.clientWidth,height:Qe})),this.repaint=()=>{if(!V.module||!this.hasUpdated||!this.isConnected)return;this.resized.disconnect(),this.plot?.destroy();let e=this.distances.map((e,t)=>t);this.plot=new V.module.default(this.options(),[e,[...this.distances]],this.ground),this.plot.over.addEventListener(`click`,()=>this.onClick()),this.resized.observe(this.ground)}}static{this.styles=[Pe(Xe),x,v`
      .plot {
        height: ${Qe}px;
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
    `]}connectedCallback(){super.connectedCallback(),window.addEventListener(je,this.repaint),this.dark.addEventListener(`change`,this.repaint),this.hasUpdated&&this.repaint(),this.load()}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(je,this.repaint),this.dark.removeEventListener(`change`,this.repaint),this.resized.disconnect(),this.plot?.destroy(),this.plot=null}render(){let e=this.distances[0]??0,t=this.distances.length-1,n=this.distances[t]??0;return L`<section class="card">
      <h2>Distance to go</h2>
      <div
        class="plot"
        role="slider"
        tabindex="0"
        aria-label="Distance to the goal after each of ${ve(t,`move`)}, from ${e} down to ${n}; ${this.lostWords()}."
        aria-valuemin="0"
        aria-valuemax=${t}
        aria-valuenow=${this.place}
        aria-valuetext=${this.words(this.place)}
        @keydown=${this.onKey}
        @pointerleave=${()=>this.pointed=null}
      ></div>
      ${V.failure===null?I:L`<p class="message wrong" role="alert">The graph could not be loaded: where this page came from does not answer. (${V.failure})</p>
            <div class="row"><button @click=${this.load}>Try again</button></div>`}
      <p class="soft number value">${this.words(this.pointed??this.place)}</p>
      <span class="probe"></span>
    </section>`}async load(){if(V.module)return;let e=V.load();this.requestUpdate(),await e,await Ne(),this.requestUpdate(),this.repaint()}words(e){let t=this.distances[e],n=this.lost.get(e),r=t==null?`distance not known`:`${D(t)} to go`;return e===0?`Before the first move: ${r}`:`After move ${e}: ${r}${n?`, a ${n} move`:``}`}onKey(e){let t=this.distances.length-1,n={ArrowRight:this.place+1,ArrowUp:this.place+1,ArrowLeft:this.place-1,ArrowDown:this.place-1,PageUp:this.place+$e,PageDown:this.place-$e,Home:0,End:t}[e.key];n===void 0||e.altKey||e.ctrlKey||e.metaKey||(e.preventDefault(),this.announce(Math.min(t,Math.max(0,n))))}updated(e){e.has(`distances`)||e.has(`lost`)?this.repaint():e.has(`place`)&&this.plot?.redraw(!1)}options(){let e={ink:this.colour(`--soft`),line:this.colour(`--line`),curve:this.colour(`--accent`),bad:this.colour(`--warn`)},t={stroke:e.ink,grid:{stroke:e.line,width:1},ticks:{stroke:e.line,width:1,size:5}},n=(e,t)=>t.map(e=>Number.isInteger(e)?String(e):``);return{width:Math.max(200,this.ground.clientWidth),height:Qe,legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},scales:{x:{time:!1,range:()=>this.knownRange()},y:{range:(e,t,n)=>[Math.max(0,(t??0)-1),(n??0)+1]}},axes:[{...t,label:`move`,labelSize:18,size:32,values:n},{...t,label:`to go`,labelSize:18,size:38,values:n}],series:[{},{stroke:e.curve,width:2,points:{show:!1}}],hooks:{draw:[t=>this.drawSigns(t,e.bad,e.ink)],setCursor:[e=>this.pointed=e.cursor.left!==void 0&&e.cursor.left>=0?e.cursor.idx??null:null]}}}knownRange(){let e=this.distances.flatMap((e,t)=>e===null?[]:[t]),[t,n]=[e[0]??0,e[e.length-1]??1];return[t,Math.max(t+1,n)]}lostWords(){let e=[...this.lost.values()],t=e.filter(e=>e===`neutral`).length;return`${ve(e.length-t,`bad move`)}${t>0?`, ${t} neutral`:``}`}drawSigns(e,t,n){let r=e.ctx,i=4.5*devicePixelRatio;r.save(),r.lineWidth=2*devicePixelRatio,r.strokeStyle=t,r.beginPath();for(let[t,n]of this.lost){let a=e.valToPos(t,`x`,!0),o=this.distances[t];if(o==null)continue;let s=e.valToPos(o,`y`,!0),[c,l]=n===`bad`?[s-i,s+i]:[s-i/2,s-i/2];r.moveTo(a-i,c),r.lineTo(a+i,l),r.moveTo(a-i,2*s-c),r.lineTo(a+i,2*s-l)}r.stroke();let a=e.valToPos(this.place,`x`,!0);a<e.bbox.left||a>e.bbox.left+e.bbox.width||(r.strokeStyle=n,r.lineWidth=devicePixelRatio,r.setLineDash([4*devicePixelRatio,3*devicePixelRatio]),r.beginPath(),r.moveTo(a,e.bbox.top),r.lineTo(a,e.bbox.top+e.bbox.height),r.stroke()),r.restore()}colour(e){return this.probe.style.color=`var(${e})`,getComputedStyle(this.probe).color}onClick(){let e=this.plot?.cursor.idx;typeof e==`number`&&this.announce(this.lost.has(e)?e-1:e)}announce(e){this.dispatchEvent(new CustomEvent(`place`,{detail:e,bubbles:!0,composed:!0}))}};y([w({attribute:!1})],H.prototype,`distances`,void 0),y([w({attribute:!1})],H.prototype,`lost`,void 0),y([w({type:Number})],H.prototype,`place`,void 0),y([O()],H.prototype,`pointed`,void 0),y([M(`.plot`)],H.prototype,`ground`,void 0),y([M(`.probe`)],H.prototype,`probe`,void 0),H=y([C(`distance-graph`)],H);var U=class extends _{constructor(...e){super(...e),this.lines=[],this.current=``,this.metric=`stm`}static{this.styles=[x,v`
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
    `]}render(){return this.lines.length<2?I:L`<ul aria-label="Lines on this board">
      ${this.lines.map((e,t)=>this.renderLine(e,t))}
    </ul>`}renderLine(e,t){let n=e===this.current,r=t===0?`Main line`:`Variation ${t}`,i=n?``:`, other from move ${Ve(e,this.current,this.metric)+1}`;return L`<li>
      <button class="line" aria-current=${n?`true`:I} @click=${()=>this.say(`choose-line`,e)}>${r}: ${D(s(e,this.metric))}${i}</button>
      ${n?I:L`<button aria-label="Remove ${r}" title="Remove" @click=${()=>this.say(`remove-line`,e)}>✕</button>`}
    </li>`}say(e,t){this.dispatchEvent(new CustomEvent(e,{detail:t}))}};y([w({attribute:!1})],U.prototype,`lines`,void 0),y([w()],U.prototype,`current`,void 0),y([w()],U.prototype,`metric`,void 0),U=y([C(`line-list`)],U);var et=2e5,tt=1e6,nt=10;async function rt(e){if(e.length>et)throw Error(`this link is too long to be a replay`);let n=ct(await st(ot(at(e))));if(n.length>=nt)throw Error(`this is a replay of the leaderboard, which does not hold its scramble; copy the link of the replay itself`);let[r,a,o,s]=n,c=typeof o==`string`?m(o):null;if(!c)throw Error(`this replay has no scramble that this page shows (2x2 to 16x16)`);let l=typeof r==`string`?A(r):null;if(!l||l.length===0)throw Error(`the moves of this replay cannot be read`);if(!t(c,`blank-last`,l))throw Error(`the moves of this replay do not solve its scramble`);let u=i(s,l.length);return{board:c,slides:l,times:u,milliseconds:u?.[l.length-1]??it(a,l.length)}}function it(e,t){if(typeof e!=`number`||!(e>0)||!Number.isFinite(e))throw Error(`this replay does not say how long it took`);return Math.round(t*1e6/e)}function at(e){let[,t]=/[?&#]r=([^&#\s]*)/.exec(e)??[null,e.trim()];try{return decodeURIComponent(t)}catch{throw Error(`this link was cut or changed on its way: its signs cannot be read`)}}function ot(e){let t=e.replaceAll(` `,`+`).replaceAll(`-`,`+`).replaceAll(`_`,`/`);try{if(t===``)throw Error();return Uint8Array.from(atob(t),e=>e.charCodeAt(0))}catch{throw Error(`this is no replay link of slidysim`)}}async function st(e){let t=new Blob([e]).stream().pipeThrough(new DecompressionStream(`deflate`)).getReader(),n=new TextDecoder,r=``;try{for(;;){let{done:e,value:i}=await t.read();if(e)return r+n.decode();if(r+=n.decode(i,{stream:!0}),r.length>tt)break}}catch{throw Error(`this link was cut or changed on its way: it cannot be unpacked`)}throw await t.cancel().catch(()=>void 0),Error(`this link unpacks to more than any replay has`)}function ct(e){let t;try{t=JSON.parse(e)}catch{t=null}if(!Array.isArray(t))throw Error(`this link holds no replay`);return t}var W=class extends _{constructor(...e){super(...e),this.session=!1,this.wrong=``,this.note=``}static{this.styles=[x,v`
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
    `]}render(){return L`<form @submit=${e=>this.onSubmit(e)}>
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
        ${this.session?L`<button name="use" value="add" type="submit">Add to session</button>`:I}
      </div>
      <p id="message" class="message ${this.wrong?`wrong`:`soft`}" role="status">${this.wrong||this.note||`The link is read here; nobody is asked for anything.`}</p>
    </form>`}async onSubmit(e){e.preventDefault();let t=e.submitter?.value===`add`?`add`:`analyse`;try{let e=await rt(this.field.value);this.field.value=``,this.say(``,t===`add`?`Added.`:``),this.dispatchEvent(new CustomEvent(`replay`,{detail:{replay:e,use:t}}))}catch(e){this.say(e instanceof Error?e.message:String(e))}}say(e,t=``){this.wrong=e,this.note=t}};y([w({type:Boolean})],W.prototype,`session`,void 0),y([O()],W.prototype,`wrong`,void 0),y([O()],W.prototype,`note`,void 0),y([M(`input`)],W.prototype,`field`,void 0),W=y([C(`replay-form`)],W);var lt=[[/[↑⇧⇑⬆🔼]/gu,`U`],[/[↓⇩⇓⬇🔽]/gu,`D`],[/[←⇦⇐⬅◀]/gu,`L`],[/[→⇨⇒➡▶]/gu,`R`]],ut=/[\u{FE0E}\u{FE0F}]/gu;function dt(e,t){let n=lt.reduce((e,[t,n])=>e.replace(t,n),e.replace(ut,``)).replace(/\b(up|down|left|right)\b/gi,e=>e[0]).replace(/[,;.|]/g,` `);if(/^[\s\d>-]*\d[\s\d>-]*$/.test(n))return ft(n,t);let r=A(n);return r?{slides:r}:{wrong:pt(n,e)}}function ft(e,t){let n=[],r=t;for(let[t,i]of(e.match(/\d+/g)??[]).entries()){let e=r.tiles.indexOf(Number(i)),a=e<0?[]:ke(r,e);if(a.length===0)return{wrong:`tile ${i}, number ${t+1} of the solution, cannot move there: it is not in line with the blank`};if(n.length+a.length>1e4)return{wrong:`a solution of more than ${be} moves is not read`};n.push(...a);for(let e of a)r=_e(r,e)}return{slides:n}}function pt(e,t){let n=e.search(/[^UDLRudlr\d\s]/),r=n<0?``:String.fromCodePoint(e.codePointAt(n));return n>=0?`“${r}” at sign ${t.indexOf(r)+1} is no move; write U, D, L and R for the way a tile goes, with counts, or the numbers of the tiles`:`a count stands after its letter and is from 1 to ${be}: U2, not 2U`}function mt(e,t,n){let r=e.map(fe),[i,a]=[e,r].map(e=>ht(e,t,n));return e.length>0&&a>i?r:null}function ht(t,n,r){let i=se(n,t);return i.length<=t.length?0:e(i[i.length-1],k(n.rows,n.columns,r))?2:1}var G=class extends _{constructor(...e){super(...e),this.moves=``,this.metric=`stm`,this.board=k(4,4,`blank-last`),this.goal=`blank-last`,this.played=0,this.stuck=0,this.arrives=!1,this.error=null,this.text=``,this.wrong=``}static{this.styles=[x,v`
      :host {
        display: grid;
        gap: 10px;
      }
      textarea {
        min-height: 62px;
      }
    `]}willUpdate(e){e.has(`moves`)&&!this.area?.matches(`:focus`)&&(this.text=this.moves,this.wrong=``)}render(){let e=this.wrong||(this.stuck>0?this.stuckWords():``)||this.error?.message||``,t=this.moves&&!this.wrong&&!this.arrives,n=t?mt(A(this.moves)??[],this.board,this.goal):null;return L`<div class="field">
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
      ${n?L`<p class="soft">Are these the ways in which the blank goes? Here a letter is the way of the tile.</p>
            <div class="row"><button class="primary" @click=${()=>this.announce(P(n))}>Read as moves of the blank</button></div>`:I}
      <div class="row">
        ${t?L`<button @click=${()=>this.say(`find-board`)}>Use the board these moves solve</button>`:I}
        <button ?disabled=${!this.moves} @click=${()=>this.say(`restart`)}>Start over</button>
      </div>`}stuckWords(){let e=u(A(this.moves)??[],this.metric)[this.played];return`move ${this.played+1} (${e?P(e):`?`}) cannot be played on this board: no tile can go that way`}progressWords(){return this.moves?this.arrives?`${D(this.played)}, solved.`:`${D(this.played)}, not solved yet.`:`The analysis begins when the board is solved.`}onInput(){this.text=this.area.value;let e=dt(this.text,this.board);this.wrong=`wrong`in e?e.wrong:``,`slides`in e&&this.announce(P(e.slides))}announce(e){this.dispatchEvent(new CustomEvent(`solution`,{detail:e}))}onBlur(){this.wrong||(this.text=this.moves)}say(e){this.dispatchEvent(new CustomEvent(e))}};y([w()],G.prototype,`moves`,void 0),y([w()],G.prototype,`metric`,void 0),y([w({attribute:!1})],G.prototype,`board`,void 0),y([w({attribute:!1})],G.prototype,`goal`,void 0),y([w({type:Number})],G.prototype,`played`,void 0),y([w({type:Number})],G.prototype,`stuck`,void 0),y([w({type:Boolean})],G.prototype,`arrives`,void 0),y([w({attribute:!1})],G.prototype,`error`,void 0),y([O()],G.prototype,`text`,void 0),y([O()],G.prototype,`wrong`,void 0),y([M(`textarea`)],G.prototype,`area`,void 0),G=y([C(`solution-form`)],G);function gt(e,t){return t.tried.find(t=>e.better.includes(t))}function _t(e,t){let n=[e.played,...t.tried].filter(t=>!e.better.includes(t)),r=t.shown||gt(e,t)!==void 0?e.better:[];return[...n.flatMap(t=>vt(e,t,`wrong`)),...r.flatMap(t=>vt(e,t,`best`))]}function vt(e,t,n){let[r,i]=[m(e.board),A(t)??[]],a=r&&ce(r,i);return a===null?[]:[{tile:a,slide:i[0],kind:n}]}var yt=class extends _{static{this.styles=[x,v`
      .card {
        border-color: var(--accent);
      }
      p {
        min-height: 3em;
      }
    `]}render(){let e=gt(this.move,this.attempt);if(this.move.better.length===0)return this.renderSolved();let t=e!==void 0||this.attempt.shown,n=e??this.move.better[0];return L`<section class="card" aria-label="Try again">
      <h2>Move ${this.move.number}: try again</h2>
      <p role="status">${this.renderWords(e)}</p>
      <div class="row">
        ${t?L`<button title="A variation; the line stays" @click=${()=>this.say(`play-on`,n)}>Play on with ${this.name(n)}</button>`:L`<button @click=${()=>this.say(`reveal`)}>Show the better move</button>`}
        <button class=${t?`primary`:``} @click=${()=>this.say(`next-bad`)}>${this.nextWords()}</button>
      </div>
    </section>`}renderSolved(){return L`<section class="card" aria-label="Try again">
      <h2>Move ${this.move.number}</h2>
      <p role="status">The board was solved here already: <b>${this.name(this.move.played)}</b> was one move too many.</p>
      <div class="row"><button @click=${()=>this.say(`next-bad`)}>${this.nextWords()}</button></div>
    </section>`}nextWords(){return this.move.kind?`Next lost move`:`Next bad move`}renderWords(e){let{better:t,played:n,kind:r}=this.move,i=t.map(e=>this.name(e)).join(` or `);return e?L`Yes: <b>${this.name(e)}</b> leads nearer.${t.length>1?L` So does every one of ${i}.`:I}`:this.attempt.shown?L`Better: <b>${i}</b>.`:this.attempt.tried.length>0?L`<b>${this.name(this.attempt.tried[this.attempt.tried.length-1])}</b> ${r?`does not lead nearer either`:`leads away too`}. Another one?`:L`You slid <b>${this.name(n)}</b>, which ${r===`neutral`?`leaves the distance as it was`:`leads away from the goal`}. Slide a better tile on the board.`}name(e){let[t,n]=[m(this.move.board),A(e)??[]];return d(t&&ce(t,n),n)}say(e,t){this.dispatchEvent(new CustomEvent(e,{detail:t}))}};y([w({attribute:!1})],yt.prototype,`move`,void 0),y([w({attribute:!1})],yt.prototype,`attempt`,void 0),yt=y([C(`try-again`)],yt);var bt=Re({AnalyseView:()=>K}),K=class extends Ce{constructor(...e){super(...e),this.attempt=null,this.playing=!1,this.pace=1/0,this.lost={answer:null,kinds:new Map},this.asking=new r(this,{answered:e=>this.onAnswer(e)})}static{this.styles=[x,ye,v`
      /* On a phone the question stands where the fingers are. */
      @media ${Ee} {
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
    `]}connectedCallback(){super.connectedCallback(),Ze()}willUpdate(t){let n=t.get(`state`);if(!t.has(`state`))return;let{board:r,goal:i,moves:a,metric:o}=this.state;if(n&&n.goal===i&&n.moves===a&&n.metric===o&&e(n.board,r))return;this.attempt=null;let s=this.memory.analysed.get(this.key());this.arrives()&&this.memory.learn(N(r),i,{moves:a},o),s?this.asking.recall(s):this.arrives()?this.analyse(!0):this.asking.phase!==`idle`&&this.asking.reset()}render(){let{board:e,goal:t,metric:n}=this.state,{moves:r,boards:i}=this.line(),a=Math.min(this.state.place,i.length-1),o=i[a],s=this.asking.answer,c=this.memory.boundsOf(s?.scramble??N(e),t,n),l=this.trying(a),u=l&&this.attemptAt(l),d=this.lostOf(s),f=e=>h(this,{place:e.detail},`none`);return L`<div class="columns">
      <section class="stage" aria-label="Board and playback">
        <tile-board
          page-keys
          .board=${o}
          .goal=${t}
          .look=${this.look}
          .style=${de(this.pace)}
          .marks=${l&&u?_t(l,u):[]}
          @slides=${e=>this.onSlides(a,e.detail)}
        ></tile-board>
        <playback-bar
          .place=${a}
          .length=${i.length-1}
          .step=${Ae(i,r,a)}
          @place=${f}
          @playing=${e=>this.playing=e.detail}
          @pace=${e=>this.pace=e.detail}
        ></playback-bar>
        ${s?L`<distance-graph .distances=${s.distances} .lost=${d} .place=${a} @place=${f}></distance-graph>`:I}
      </section>
      <div class="side">
        <metric-choice .metric=${n} @metric=${e=>h(this,{metric:e.detail,place:0},`step`)}></metric-choice>
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
        ${l&&u?L`<try-again
              .move=${l}
              .attempt=${u}
              @play-on=${e=>this.playOn(a,A(e.detail)??[])}
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
            .lines=${Be(this.lines(),this.state.moves)}
            .current=${this.state.moves}
            .metric=${n}
            @choose-line=${e=>this.onLine(e.detail)}
            @remove-line=${e=>this.onRemoveLine(e.detail)}
          ></line-list>
          ${r.length>0?L`<move-list .boards=${i} .moves=${r} .place=${a} .lost=${d} @place=${f}></move-list>`:I}
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
        <share-card .board=${o} .start=${e} .slides=${r.slice(0,i.length-1).flat()} .goal=${t} .look=${this.look} .analysis=${s} .words=${s?Ge(s,c):[]}></share-card>
      </div>
    </div>`}line(){return ge(this.state.board,this.state.moves,this.state.metric)}arrives(){let{board:t,goal:n}=this.state,{moves:r,boards:i}=this.line(),a=i[i.length-1];return r.length>0&&i.length===r.length+1&&e(a,k(t.rows,t.columns,n))}lostOf(e){return this.lost.answer!==e&&(this.lost={answer:e,kinds:new Map(E(e).map(e=>[e.number,me(e)]))}),this.lost.kinds}analyse(e){let{board:t,goal:n,moves:r,metric:i}=this.state,a=N(k(t.rows,t.columns,n)),o=e?{scramble:N(t),goal:n}:{goal:a};this.asking.start(`/api/analyze`,{...o,solution:r,metric:i})}onAnswer(t){let n=m(t.scramble),{goal:r,metric:i}=this.state,{scramble:a,lower_bound:o,upper_bound:s}=t;this.memory.learn(a,r,{lower:o,upper:s},i),this.memory.analysed.set(g(a,r,i,this.state.moves),t),this.memory.lastAnalysis={...this.state,board:n??this.state.board},n&&!e(n,this.state.board)&&h(this,{board:n,place:0},`step`)}trying(e){if(!this.playing)return E(this.asking.answer).find(t=>t.number===e+1)}attemptAt(e){return this.attempt?.number===e.number?this.attempt:{number:e.number,tried:[],shown:!1}}onSlides(e,t){let n=u(t,this.state.metric),r=this.trying(e);if(r){let e=this.attemptAt(r);this.attempt={...e,tried:[...e.tried,P(n[0])]}}else this.playOn(e,t)}playOn(e,t){let n=u(t,this.state.metric),r=this.line().moves;if(n.every((t,n)=>P(t)===P(r[e+n]??[]))){h(this,{place:e+n.length},`none`);return}r.length>e&&this.keepLine();let i=[...r.slice(0,e).flat(),...t];h(this,{moves:P(i),place:u(i,this.state.metric).length},`hand`)}renderLastAnalysis(){let t=this.memory.lastAnalysis;if(!t||this.state.moves!==``||e(t.board,this.state.board))return I;let{rows:n,columns:r}=t.board;return L`<div class="row">
      <button @click=${()=>h(this,t,`step`)}>Back to the analysis of ${D(s(t.moves,t.metric))} on ${n} × ${r}</button>
    </div>`}lines(){return this.memory.lines.get(this.boardKey())??[]}keepLine(){this.memory.lines.set(this.boardKey(),Be(this.lines(),this.state.moves))}onLine(e){this.keepLine(),h(this,{moves:e,place:Math.min(this.state.place,Ve(e,this.state.moves,this.state.metric))},`step`)}onRemoveLine(e){this.memory.lines.set(this.boardKey(),this.lines().filter(t=>t!==e)),this.requestUpdate()}onReplay({replay:e}){this.begin({board:e.board,goal:`blank-last`,moves:P(e.slides)},`step`)}begin(e,t){this.arrives()&&this.keepLine(),h(this,{...e,place:0},t)}boardKey(){return g(N(this.state.board),this.state.goal)}key(){return g(N(this.state.board),this.state.goal,this.state.metric,this.state.moves)}onNextBad(e){let t=E(this.asking.answer),n=t.find(t=>t.number>e)??t[0];n&&h(this,{place:n.number-1},`none`)}};y([w({attribute:!1})],K.prototype,`state`,void 0),y([w({attribute:!1})],K.prototype,`look`,void 0),y([w({attribute:!1})],K.prototype,`memory`,void 0),y([O()],K.prototype,`attempt`,void 0),y([O()],K.prototype,`playing`,void 0),y([O()],K.prototype,`pace`,void 0),K=y([C(`analyse-view`)],K);var q=class extends _{constructor(...e){super(...e),this.heading=``,this.bars=[],this.tick=String}static{this.styles=[x,v`
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
    `]}render(){let{low:e,decades:t}=this.scale(),n=n=>Math.min(1,Math.max(0,(Math.log10(Math.max(n,1e-9))-e)/t));return L`<figure>
      <figcaption>${this.heading}</figcaption>
      <ul .style=${`--decades: ${t}`}>
        ${this.bars.map(e=>L`<li>
            <span class="name">${e.label}</span>
            <span class="lane" aria-hidden="true"><span class=${e.complete?``:`open`} .style=${`--part: ${n(e.value)}`}></span></span>
            <span class="value number">${e.complete?``:`> `}${e.text}</span>
          </li>`)}
      </ul>
      <div class="axis" aria-hidden="true">
        <div class="scale"><span>${this.tick(10**e)}</span><span>${this.tick(10**(e+t))}</span></div>
      </div>
      <p class="soft">Each line to the right is ten times as much.</p>
    </figure>`}scale(){let e=this.bars.map(e=>Math.log10(Math.max(e.value,1e-9))),t=Math.floor(Math.min(...e)-.1);return{low:t,decades:Math.max(1,Math.ceil(Math.max(...e))-t)}}};y([w()],q.prototype,`heading`,void 0),y([w({attribute:!1})],q.prototype,`bars`,void 0),y([w({attribute:!1})],q.prototype,`tick`,void 0),q=y([C(`bar-chart`)],q);function xt(e){let t=e==null?``:String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll(`"`,`""`)}"`:t}function St(e){return e.map(e=>e.map(xt).join(`,`)+`\r
`).join(``)}function Ct(e){let t=[],n=[];for(let[r,i,a,o]of e.replace(/^\uFEFF/,``).matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/g))(r!==``||n.length!==0)&&(n.push(i===void 0?a:i.replaceAll(`""`,`"`)),o!==`,`&&(n.some(e=>e!==``)&&t.push(n),n=[]));return t}var wt=[`board`,`goal`,`heuristic`,`search`,`status`,`length`,`lower_bound`,`upper_bound`,`nodes_generated`,`nodes_expanded`,`seconds`,`setup_seconds`,`error`];function Tt(e,t,n){return St([wt,...n.map(n=>{let r={...n.answer,board:e,goal:t,heuristic:n.heuristic,search:n.search};return r.status=n.answer?.status??n.phase,r.error=n.message,wt.map(e=>r[e])})])}var Et=class{constructor(e){this.host=e,this.values=new Map,this.request=null,e.addController(this)}hostDisconnected(){this.request?.abort()}async show(e,t){this.request?.abort();let n=new AbortController;this.request=n,this.values=new Map;try{let{estimates:r}=await Ie(`/api/estimate`,{board:N(e),goal:t},n.signal);this.values=new Map(r.flatMap(({heuristic:e,value:t})=>t===null?[]:[[e,t]])),this.host.requestUpdate()}catch{}}};function Dt(e){return e===void 0?`–`:String(Number(e.toFixed(1)))}var Ot={auto:`The best for the board`,misplaced:`Misplaced tiles`,md:`Manhattan distance`,"md+lc":`Manhattan distance and linear conflict`,"md+paper-lc":`Manhattan distance and the paper’s linear conflict`,wd:`Walking distance`,"wd,md+lc":`Walking distance or linear conflict, the larger`,hh:`The paper’s hybrid`,"pdb:5-5-5":`Pattern databases of 5, 5 and 5 tiles`,"pdb:6-6-3-best":`Pattern databases of 6, 6 and 3 tiles`,"pdb:7-8":`Pattern databases of 7 and 8 tiles`,ida:`Iterative deepening A*`,kernel:`Iterative deepening A*, built for speed`,astar:`A*`,bidirectional:`A* from both ends`,dibbs:`From both ends, bounds that help each other`,ua:`The paper’s A*`,ba:`The paper’s bidirectional A*`,"ba-deepest":`The paper’s bidirectional A*, deepest first`,beam:`Wider and wider beams`};function kt(e,t){let n=(t.find(t=>t.name===e)?.help??``).split(/[:,(]/)[0].trim();return Ot[e]??(n===``?e:n[0].toUpperCase()+n.slice(1))}var At=[`Heuristic`,`Search`,`Estimate`,`Result`,`Moves`,`Generated`,`Expanded`,`Time`,`Nodes/s`],jt=[`Heuristic`,`Search`,`Result`],J=class extends _{constructor(...e){super(...e),this.runs=[],this.estimates=new Map,this.heuristics=[],this.searches=[],this.order=null,this.more=!1,this.resized=new ResizeObserver(()=>this.look())}static{this.styles=[x,v`
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
    `]}disconnectedCallback(){super.disconnectedCallback(),this.resized.disconnect()}firstUpdated(){this.resized.observe(this.scroller)}updated(e){e.has(`runs`)&&this.look()}render(){return L`${this.more?L`<p class="hint soft" aria-hidden="true">The table goes on to the right →</p>`:I}
      <div class=${this.more?`scroll more`:`scroll`} tabindex="0" role="region" aria-label="Results" @scroll=${this.look}>
        <table>
          <thead>
            <tr>
              ${At.map(e=>this.renderTitle(e))}
            </tr>
          </thead>
          <tbody>
            ${this.sorted().map(e=>this.renderRun(e))}
          </tbody>
        </table>
      </div>`}renderTitle(e){let t=this.order?.column===e,n=t?this.order.descending?`descending`:`ascending`:I,r=t?this.order.descending?`▾`:`▴`:``;return L`<th scope="col" class=${jt.includes(e)?``:`right`} aria-sort=${n}>
      <button title="Sort by this column" @click=${()=>this.sortBy(e)}>${e}<span aria-hidden="true">${r}</span></button>
    </th>`}renderRun(e){let t=e.answer?.heuristic??e.heuristic,n=e.answer?.search??e.search;return L`<tr>
      <th scope="row">${kt(e.heuristic,this.heuristics)}<span class="really">${Nt(e.heuristic,t)}</span></th>
      <td>${kt(e.search,this.searches)}<span class="really">${Nt(e.search,n)}</span></td>
      <td class="right">${Dt(this.estimates.get(t)??this.estimates.get(e.heuristic))}</td>
      ${Pt(e)}
    </tr>`}sortBy(e){let t=this.order?.column===e;this.order=t?this.order.descending?null:{column:e,descending:!0}:{column:e,descending:!1}}sorted(){if(!this.order)return this.runs;let{column:e,descending:t}=this.order,n=t?-1:1,r=this.runs.map(t=>({run:t,value:Mt(t,e,this.estimates)}));return r.sort((e,t)=>e.value===null||t.value===null?Number(e.value===null)-Number(t.value===null):n*(typeof e.value==`number`?e.value-Number(t.value):e.value.localeCompare(String(t.value)))),r.map(({run:e})=>e)}look(){let{scrollWidth:e,clientWidth:t,scrollLeft:n}=this.scroller;this.more=e-t-n>1}};y([w({attribute:!1})],J.prototype,`runs`,void 0),y([w({attribute:!1})],J.prototype,`estimates`,void 0),y([w({attribute:!1})],J.prototype,`heuristics`,void 0),y([w({attribute:!1})],J.prototype,`searches`,void 0),y([O()],J.prototype,`order`,void 0),y([O()],J.prototype,`more`,void 0),y([M(`.scroll`)],J.prototype,`scroller`,void 0),J=y([C(`run-table`)],J);function Mt(e,t,n){let{answer:r}=e;switch(t){case`Heuristic`:return e.heuristic;case`Search`:return e.search;case`Estimate`:return n.get(r?.heuristic??e.heuristic)??n.get(e.heuristic)??null;case`Result`:return r?.status??e.phase;case`Moves`:return r?.upper_bound??r?.length??null;case`Generated`:return r?.nodes_generated??null;case`Expanded`:return r?.nodes_expanded??null;case`Time`:return r?.seconds??null;case`Nodes/s`:return r&&r.seconds>0?r.nodes_generated/r.seconds:null}}function Nt(e,t){return t===e?e:`${e}: ${t}`}function Pt(e){if(e.message)return L`<td class="why" colspan="6">✕ ${e.message}</td>`;let{answer:t,progress:n}=e;if(!t){let t=e.phase===`running`;return L`<td>${t?`running …`:e.phase===`stopped`?`stopped`:`waiting`}</td>
      <td class="right">${t&&n?.lower_bound?`≥ ${n.lower_bound}`:``}</td>
      <td class="right">${t&&n?.nodes_generated?j(n.nodes_generated):``}</td>
      <td></td>
      <td class="right">${t&&n?.seconds?F(n.seconds):``}</td>
      <td class="right">${t&&n?.nodes_per_second?S(n.nodes_per_second):``}</td>`}let r=t.status===`limit`?`${t.lower_bound??`?`} to ${t.upper_bound??`?`}`:t.length??``;return L`<td class=${t.status===`optimal`?`proved`:``}>${t.status===`optimal`?`✓ optimal`:t.status===`limit`?`time is up`:t.status}</td>
    <td class="right">${r}</td>
    <td class="right">${j(t.nodes_generated)}</td>
    <td class="right">${j(t.nodes_expanded)}</td>
    <td class="right">${F(t.seconds)}</td>
    <td class="right">${t.seconds>0?S(t.nodes_generated/t.seconds):``}</td>`}var Ft=class{constructor(e){this.host=e,this.list=[],this.running=!1,this.request=null,e.addController(this)}show(e,t){this.stop(),this.list=e.get(t)??[]}hostDisconnected(){this.stop()}async start(e,t,n,r,i,a){this.stop();let o=new AbortController;this.request=o,this.running=!0,this.list=n.flatMap(e=>r.map(t=>({heuristic:e,search:t,phase:`waiting`})));let s=this.list;a(s);for(let n of s){if(o.signal.aborted)return;n.phase=`running`,this.host.requestUpdate(),await this.one(n,{board:N(e),goal:t,heuristic:n.heuristic,search:n.search,time:i,threads:1,first_solution:!1},o.signal)}this.request===o&&(this.running=!1,this.host.requestUpdate())}stop(){this.request?.abort(),this.request=null,this.running=!1;for(let e of this.list)(e.phase===`waiting`||e.phase===`running`)&&(e.phase=`stopped`);this.host.requestUpdate()}async one(e,t,r){let i={progress:t=>{e.progress=t,this.host.requestUpdate()}};try{e.answer=await n(`/api/solve`,t,i,r),e.phase=`done`}catch(t){if(Se(t))return;e.phase=`failed`,e.message=t instanceof he?t.message:String(t)}}},It=Re({CompareView:()=>Y}),Lt=[`md`,`md+lc`,`wd,md+lc`,`auto`],Rt=[`auto`],zt=[2,10,60],Y=class extends Ce{constructor(...e){super(...e),this.cards=`.card`,this.specs=null,this.wrong=``,this.seconds=zt[0],this.runs=new Ft(this),this.estimates=new Et(this)}static{this.styles=[x,v`
      :host {
        display: grid;
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
    `]}connectedCallback(){super.connectedCallback(),re().then(e=>this.specs=e,e=>this.wrong=e instanceof Error?e.message:String(e))}willUpdate(t){let n=t.get(`state`);t.has(`state`)&&(n&&n.goal===this.state.goal&&e(n.board,this.state.board)||(this.runs.show(this.memory.compared,this.key()),this.estimates.show(this.state.board,this.state.goal)))}render(){let{board:e,goal:t}=this.state,n=this.heuristics().length*this.searches().length;return L`<div class="top">
        <section class="card" aria-labelledby="board-title">
          <h2 id="board-title">Board</h2>
          <div class="board">
            <tile-board .board=${e} .goal=${t} .look=${this.look} @slides=${e=>this.onSlides(e.detail)}></tile-board>
          </div>
          <scramble-form .board=${e} .goal=${t} @scrambled=${e=>h(this,{board:e.detail},`step`)}></scramble-form>
          <board-editor .board=${e} .goal=${t} @edited=${e=>h(this,e.detail,`step`)}></board-editor>
        </section>
        <section class="card" aria-labelledby="choice-title">
          <h2 id="choice-title">Heuristics and searches</h2>
          ${this.renderChoices(`Heuristics`,this.specs?.heuristics??[],this.heuristics(),e=>h(this,{heuristics:e},`none`))}
          ${this.renderChoices(`Searches`,this.specs?.searches??[],this.searches(),e=>h(this,{searches:e},`none`))}
          <div class="row">
            <label for="seconds">Time for each</label>
            <select id="seconds" @change=${e=>this.seconds=Number(e.target.value)}>
              ${this.times().map(e=>L`<option value=${e} ?selected=${e===this.seconds}>${e} s</option>`)}
            </select>
            ${this.runs.running?L`<button @click=${()=>this.runs.stop()}>Stop</button>`:L`<button class="primary" ?disabled=${n===0} @click=${this.onRun}>Compare ${n>0?n:I}</button>`}
          </div>
          <p class="message ${this.wrong?`wrong`:`soft`}" role="status">${this.wrong||this.words()}</p>
        </section>
      </div>
      <section class="card" aria-labelledby="results-title">
        <div class="row spread">
          <h2 id="results-title">Results</h2>
          <button ?disabled=${!this.runs.list.some(e=>e.answer)} @click=${this.onExport}>Export CSV</button>
        </div>
        ${this.runs.list.length>0?L`<run-table
                .runs=${[...this.runs.list]}
                .estimates=${this.estimates.values}
                .heuristics=${this.specs?.heuristics??[]}
                .searches=${this.specs?.searches??[]}
              ></run-table>
              ${this.renderCharts()}`:L`<p class="soft empty">Choose what to compare and press the button; each pair is one row here.</p>`}
      </section>`}renderChoices(e,t,n,r){let i=new Set(t.map(e=>e.name)),a=this.specs?n.filter(e=>!i.has(e)).map(e=>({name:e,help:``})):[];return L`<fieldset>
      <legend>${e}</legend>
      <div class="choices">
        ${[...t,...a].map(({name:e,help:i,admissible:a})=>L`<label title=${i}>
            <input
              type="checkbox"
              .checked=${n.includes(e)}
              @change=${t=>r(t.target.checked?[...n,e]:n.filter(t=>t!==e))}
            />
            <span
              >${kt(e,t)}
              <span class="note">${e}${this.noteOf(e)}${a===!1?`, not admissible`:``}</span></span
            >
          </label>`)}
      </div>
    </fieldset>`}noteOf(e){let t=this.estimates.values.get(e);return t===void 0?``:`: estimates ${Dt(t)}`}renderCharts(){let e=this.runs.list.filter(e=>e.answer);if(e.length===0)return I;let t=(t,n)=>e.map(e=>({label:`${e.heuristic} · ${e.search}`,value:t(e),text:n(t(e)),complete:e.answer?.status!==`limit`}));return L`<div class="charts">
      <bar-chart heading="Nodes generated" .bars=${t(e=>e.answer.nodes_generated,S)} .tick=${S}></bar-chart>
      <bar-chart heading="Time" .bars=${t(e=>e.answer.seconds,F)} .tick=${F}></bar-chart>
    </div>`}heuristics(){return this.state.heuristics??Lt}searches(){return this.state.searches??Rt}times(){let e=this.specs?.limits.time_seconds??zt[0],t=zt.filter(t=>t<=e);return t.length>0?t:[e]}words(){let e=this.runs.list.filter(e=>e.phase===`done`||e.phase===`failed`).length;return this.runs.running?`${j(e)} of ${j(this.runs.list.length)} done.`:`Every heuristic with every search, one after the other, on one thread.`}onSlides(e){let t=se(this.state.board,e);h(this,{board:t[t.length-1]},`hand`)}onRun(){let{board:e,goal:t}=this.state,n=this.key();this.runs.start(e,t,this.heuristics(),this.searches(),Math.min(this.seconds,this.times().at(-1)),e=>this.memory.compared.set(n,e))}onExport(){let{board:e,goal:t}=this.state,n=Tt(N(e),t,this.runs.list);we(`loyd-compare.csv`,De(n,`text/csv`))}key(){return g(N(this.state.board),this.state.goal)}};y([w({attribute:!1})],Y.prototype,`state`,void 0),y([w({attribute:!1})],Y.prototype,`look`,void 0),y([w({attribute:!1})],Y.prototype,`memory`,void 0),y([O()],Y.prototype,`specs`,void 0),y([O()],Y.prototype,`wrong`,void 0),y([O()],Y.prototype,`seconds`,void 0),Y=y([C(`compare-view`)],Y);var X=class extends _{constructor(...e){super(...e),this.judging=!1,this.trouble=``,this.best=!1}static{this.styles=[x,v`
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
    `]}render(){return L`<section class="card" aria-label="Game">
      ${this.renderInside()}
      <div class="row">
        <button class="primary" @click=${()=>this.say(`fresh`)}>New scramble</button>
        <button ?disabled=${this.game.slides.length===0} @click=${()=>this.say(`restart`)}>Reset</button>
        ${this.isOver()?L`<a class="button" href=${this.analysis()}>Analyse</a>`:I}
      </div>
    </section>`}renderInside(){let{game:e}=this;if(this.isOver())return this.renderResult();if(p(e)===`solved`)return this.renderHead(`Solved already`,L`Press <kbd>Space</kbd> for a scramble.`);if(!le(e.start,e.goal))return this.renderHead(`No solution`,L`Two tiles of this board are the wrong way round. Press <kbd>Space</kbd> for a scramble that can be solved.`);let t=L`The clock starts with your first slide. <kbd>Space</kbd> is a new scramble, <kbd>Esc</kbd> the same one again.`;return e.slides.length===0?this.renderHead(`Ready`,t):this.renderHead(`Playing`,e.times===null?L`Not timed: the clock did not run during the whole game.`:t)}renderHead(e,t){return L`<div role="status">
      <p class="big">${e}</p>
      <p class="soft">${t}</p>
    </div>`}renderResult(){let{game:e,bounds:t}=this,n=e.slides.length,r=ee(e,0);return L`<div role="status">
      <div class="row">
        <p class="big number">${r===null?D(n):b(r)}</p>
        ${this.best?L`<span class="badge">best of the session</span>`:I}
      </div>
      <p class="big number">${this.judging?`${n} = …`:ue(n,t)}</p>
      <p class="soft">${this.judging?`Looking for the shortest solution …`:this.lossWords(n)}</p>
    </div>`}lossWords(e){let{lower:t,upper:n}=this.bounds,r=this.game.times===null?` Not timed, so not in the session.`:``;if(this.trouble||n===null)return`The shortest solution is not known${this.trouble?`: ${this.trouble}`:`.`}${r}`;if(t!==n)return`${D(e)} played; the shortest solution has between ${t} and ${n}.${r}`;let i=(e-t)/2,a=i===0?`None led`:i===1?`One of them led`:`${i} of them led`;return`${D(e)} played; the shortest solution has ${t}. ${a} away from the goal.${r}`}isOver(){return this.game.slides.length>0&&p(this.game)===`solved`}analysis(){return oe({...this.state,view:`analyse`,place:0})}say(e){this.dispatchEvent(new CustomEvent(e))}};y([w({attribute:!1})],X.prototype,`state`,void 0),y([w({attribute:!1})],X.prototype,`game`,void 0),y([w({attribute:!1})],X.prototype,`bounds`,void 0),y([w({type:Boolean})],X.prototype,`judging`,void 0),y([w()],X.prototype,`trouble`,void 0),y([w({type:Boolean})],X.prototype,`best`,void 0),X=y([C(`game-result`)],X);var Bt=class extends _{constructor(...e){super(...e),this.frame=0}static{this.styles=[x,v`
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
    `]}disconnectedCallback(){super.disconnectedCallback(),cancelAnimationFrame(this.frame)}render(){let{game:e}=this,t=p(e),n=ee(e,performance.now()),r=l(e.slides.length,n);return L`<dl class="card">
      <div>
        <dt>Time</dt>
        <dd title=${n===null?`Not timed: the clock did not run during the whole game`:I}>
          <span role="timer">${n===null?`–`:b(n,t===`solved`?3:1)}</span>
        </dd>
      </div>
      <div>
        <dt>Moves</dt>
        <dd>${e.slides.length}</dd>
      </div>
      <div>
        <dt><abbr title="Moves per second">Moves/s</abbr></dt>
        <dd>${r===null?`–`:r.toFixed(t===`solved`?2:1)}</dd>
      </div>
    </dl>`}updated(e){cancelAnimationFrame(this.frame),p(this.game)===`running`&&this.game.begun!==null&&(this.frame=requestAnimationFrame(()=>this.requestUpdate()))}};y([w({attribute:!1})],Bt.prototype,`game`,void 0),Bt=y([C(`play-clock`)],Bt);var Vt=[5,12];function Ht(e){let t=e.map(e=>e.milliseconds),n=e.map(Me).filter(e=>e!==null);return{best:t.length>0?t.reduce((e,t)=>Math.min(e,t)):null,mean:Kt(t),averages:Vt.map(e=>({of:e,last:Wt(t,e),best:Gt(t,e)})),lost:Kt(n),judged:n.length}}function Ut(e){return e.length<3?null:Kt([...e].sort((e,t)=>e-t).slice(1,-1))}function Wt(e,t){return e.length<t?null:Ut(e.slice(-t))}function Gt(e,t){let n=null;for(let r=t;r<=e.length;r+=1){let i=Ut(e.slice(r-t,r));i!==null&&(n===null||i<n)&&(n=i)}return n}function Kt(e){return e.length===0?null:e.reduce((e,t)=>e+t,0)/e.length}var qt=`loyd-session`,Jt=1,Yt=1e8,Xt=2e5,Zt=[`session`,`at`,`board`,`goal`,`played`,`milliseconds`,`lower_bound`,`upper_bound`,`lost`,`moves`,`times`];function Qt(e){return`{"format": "${qt}", "version": ${Jt}, "rounds": [\n${e.map(e=>`  `+JSON.stringify(e)).join(`,
`)}\n]}\n`}function $t(e){return St([Zt,...e.map(e=>{let t={...e,played:ie(e),lost:Me(e),times:e.times?.join(` `)};return Zt.map(e=>t[e])})])}function en(e){if(e.length>Yt)throw Error(`this file is too long to be a session`);let t=/^\s*[{[]/.test(e)?tn(e):nn(e);if(t.length>Xt)throw Error(`this file has ${t.length} rounds; at most ${Xt} are read`);let n={rounds:[],wrong:[]};for(let[e,r]of t.entries()){let t=a(r);typeof t==`string`?n.wrong.push(`round ${e+1}: ${t}`):n.rounds.push(t)}return n}function tn(e){let t;try{t=JSON.parse(e)}catch{throw Error(`this file is damaged: it begins as JSON and does not end as JSON`)}let{format:n,version:r,rounds:i}=t;if(n!==qt||!Array.isArray(i))throw Error(`this JSON file is no session that this page wrote`);if(typeof r!=`number`||r>Jt)throw Error(`this file was written by a newer version of this page`);return i}function nn(e){let[t,...n]=Ct(e),r=[`board`,`goal`,`moves`,`milliseconds`,`at`].filter(e=>!t?.includes(e));if(!t||r.length>0)throw Error(`this file is no session: it has no column ${r.map(e=>`“${e}”`).join(`, `)}`);return n.map(e=>{let n=Object.fromEntries(t.map((t,n)=>[t,e[n]??``])),r=e=>n[e]?Number(n[e]):void 0;return{...n,session:r(`session`),milliseconds:r(`milliseconds`),lower_bound:r(`lower_bound`),upper_bound:r(`upper_bound`),times:n.times?n.times.split(` `).map(Number):null}})}var rn=25,Z=class extends _{constructor(...e){super(...e),this.rounds=[],this.most=rn}static{this.styles=[x,v`
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
    `]}render(){let e=this.rounds.reduce((e,t)=>Math.min(e,t.milliseconds),1/0),t=this.rounds.map((e,t)=>({round:e,number:t+1})).reverse();return L`<ol aria-label="Rounds" tabindex="0">
        ${t.slice(0,this.most).map(({round:t,number:n})=>this.renderRound(t,n,t.milliseconds===e))}
      </ol>
      ${t.length>this.most?L`<button class="quiet" @click=${()=>this.most+=250}>Show more</button>`:I}`}renderRound(e,t,n){let r=ie(e),i=l(r,e.milliseconds)?.toFixed(2)??`–`;return L`<li class=${n?`best`:``}>
      <span class="soft">${t}</span>
      <span class="time" title="${new Date(e.at).toLocaleString()}; ${i} moves per second">${b(e.milliseconds)}${n?L`<span class="unseen">, the best</span>`:I}</span>
      <span class="sum">${ue(r,{lower:e.lower_bound,upper:e.upper_bound})}</span>
      <a class="button" href=${an(e)} aria-label="Analyse round ${t}">Analyse</a>
      <button aria-label="Remove round ${t}" title="Remove" @click=${()=>this.dispatchEvent(new CustomEvent(`remove-round`,{detail:e}))}>✕</button>
    </li>`}};y([w({attribute:!1})],Z.prototype,`rounds`,void 0),y([O()],Z.prototype,`most`,void 0),Z=y([C(`round-list`)],Z);function an({board:e,goal:t,moves:n}){return oe({...ae(``).state,view:`analyse`,board:m(e),goal:t,moves:n})}var on=`the best and the worst are left out, the rest is the mean`,Q=class extends _{constructor(...e){super(...e),this.list=[],this.session=1,this.size=`4x4`,this.chosen=``,this.note=``,this.wrong=!1,this.removed=null}static{this.styles=[x,v`
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
    `]}render(){let e=this.shown();return L`<section class="card" aria-labelledby="session-title">
      <div class="row spread">
        <h2 id="session-title">Session</h2>
        <button ?disabled=${!this.list.some(e=>e.session===this.session)} @click=${this.onNew}>New session</button>
      </div>
      <div class="row">${this.renderSessions()} ${this.renderSizes()}</div>
      ${this.renderFigures(Ht(e))}
      ${e.length>0?L`<round-list .rounds=${e} @remove-round=${e=>this.onRemove(e.detail)}></round-list>`:L`<p class="soft">Every round that you solve with the clock running is listed here.</p>`}
      <div class="row">
        <button ?disabled=${this.list.length===0} title="All sessions, with everything that is known of them" @click=${()=>we(`loyd-sessions.json`,De(Qt(this.list),`application/json`))}>
          Export JSON
        </button>
        <button ?disabled=${e.length===0} title="The rounds listed here, for a spreadsheet" @click=${()=>we(`loyd-session.csv`,De($t(e),`text/csv`))}>Export CSV</button>
        <input class="unseen" type="file" accept=".json,.csv,application/json,text/csv" tabindex="-1" aria-label="Session file" @change=${this.onFile} />
        <button @click=${()=>this.file.click()}>Import …</button>
      </div>
      <p class="message ${this.wrong?`wrong`:`soft`}" role="status">
        ${this.note||this.words()} ${this.removed?L`<button class="quiet" @click=${this.onPutBack}>Put it back</button>`:I}
      </p>
    </section>`}renderSessions(){let e=[...new Set([...this.list.map(e=>e.session),this.session])].sort((e,t)=>t-e);return L`<select aria-label="Number of the session" @change=${e=>this.rounds.choose(Number(e.target.value))}>
      ${e.map(e=>L`<option value=${e} .selected=${e===this.session}>Session ${e}</option>`)}
    </select>`}renderSizes(){let e=[...new Set([...this.ofSession().map(T),this.size])].sort(),t=this.shownSize();return L`<select aria-label="Size of the rounds" @change=${e=>this.chosen=e.target.value}>
      ${e.map(e=>{let n=this.ofSession().filter(t=>T(t)===e).length;return L`<option value=${e} .selected=${e===t}>${e.replace(`x`,` × `)} (${n})</option>`})}
    </select>`}renderFigures(e){let t=e=>e===null?`–`:b(e);return L`<dl>
      <div>
        <dt>Best</dt>
        <dd>${t(e.best)}</dd>
      </div>
      <div title="The mean of all times">
        <dt>Mean</dt>
        <dd>${t(e.mean)}</dd>
      </div>
      ${e.averages.map(({of:e,last:n,best:r})=>L`<div title="Of the last ${e} times ${on} of ${e-2}">
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
    </dl>`}ofSession(){return this.list.filter(e=>e.session===this.session)}shownSize(){return this.chosen||this.size}shown(){return this.ofSession().filter(e=>T(e)===this.shownSize())}words(){if(this.rounds.trouble)return this.rounds.trouble;let{damaged:e}=this.rounds;return e>0?`${e===1?`One kept round`:`${e} kept rounds`} cannot be read and ${e===1?`is`:`are`} left out; the others are all here.`:`Kept in this browser; nothing leaves it.`}onNew(){this.rounds.choose(this.rounds.lastSession()+1)}onRemove(e){this.rounds.remove(e),this.removed=e,this.say(`One round removed.`)}onPutBack(){this.removed&&this.rounds.add([this.removed]),this.say(``),this.removed=null}async onFile(){let e=this.file.files?.[0];if(e){this.removed=null;try{let t=en(await e.text()),n=this.rounds.add(t.rounds);this.say(sn(t,n))}catch(t){this.say(`${e.name}: ${t instanceof Error?t.message:String(t)}`,!0)}this.file.value=``}}say(e,t=!1){this.note=e,this.wrong=t}};y([w({attribute:!1})],Q.prototype,`rounds`,void 0),y([w({attribute:!1})],Q.prototype,`list`,void 0),y([w({type:Number})],Q.prototype,`session`,void 0),y([w()],Q.prototype,`size`,void 0),y([O()],Q.prototype,`chosen`,void 0),y([O()],Q.prototype,`note`,void 0),y([O()],Q.prototype,`wrong`,void 0),y([O()],Q.prototype,`removed`,void 0),y([M(`input[type=file]`)],Q.prototype,`file`,void 0),Q=y([C(`session-card`)],Q);function sn({rounds:e,wrong:t},n){let r=e=>`${e} ${e===1?`round`:`rounds`}`,i=e.length-n,a=[`${r(n)} imported`];return i>0&&a.push(`${r(i)} known already`),t.length>0&&a.push(`${r(t.length)} left out (${t[0]}${t.length>1?`, and more`:``})`),a.join(`; `)+`.`}var cn=Re({PlayView:()=>$}),ln=`button:not(.tile), summary, input, select, textarea`,un=`input, select, textarea`,$=class extends Ce{constructor(...e){super(...e),this.judged=0,this.list=[],this.session=1,this.onKey=e=>{if(e.defaultPrevented||e.repeat||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;let t=t=>e.composedPath().some(e=>e instanceof Element&&e.matches(t));if(e.key===` `&&!t(ln))this.onFresh();else if(e.key===`Escape`&&!t(un))this.onRestart();else return;e.preventDefault()}}static{this.styles=[x,ye,v`
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
    `]}connectedCallback(){super.connectedCallback(),window.addEventListener(`keydown`,this.onKey)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(`keydown`,this.onKey),this.hasUpdated&&(this.memory.wantedLength=this.scrambler.length);let{game:e}=this.memory;e&&p(e)===`running`&&(this.memory.game=f(e))}willUpdate(e){if(!e.has(`state`))return;let{board:t,goal:n,moves:r}=this.state;(!this.memory.game||!xe(this.memory.game,this.state))&&(this.memory.game=o(t,n,A(r)??[])),this.isOver()&&this.judge.take(N(t),n,P(this.game().slides))}render(){let e=this.game(),{goal:t,start:n}=e,r=N(n);return L`<div class="columns">
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
    </div>`}game(){return this.memory.game}isOver(){return this.game().slides.length>0&&p(this.game())===`solved`}isBest(e){let t=te(e,this.session,new Date(0));if(!t)return!1;let n=this.list.filter(e=>e.session===this.session&&T(e)===T(t));return n.length>1&&n.every(e=>e.milliseconds>=t.milliseconds)}onSlides(e){let t=ne(this.game(),e,performance.now());if(t===this.game())return;this.memory.game=t;let n=te(t,this.session,new Date);n&&this.rounds.add([n]),h(this,{moves:P(t.slides),place:0},`hand`)}onFresh(){this.scrambler.scramble(),this.boardPart.focus()}onScrambled(e){h(this,{board:e,moves:``,place:0},`step`),this.boardPart.focus()}onRestart(){this.game().slides.length>0&&h(this,{moves:``,place:0},`step`),this.boardPart.focus()}onReplay({replay:e,use:t}){let{board:n,slides:r,milliseconds:i,times:a}=e,o=P(r);if(t===`analyse`){h(this,{view:`analyse`,board:n,goal:`blank-last`,moves:o,place:0},`step`);return}let s={session:this.session,at:new Date().toISOString(),board:N(n),goal:`blank-last`,moves:o,milliseconds:i,times:a,lower_bound:0,upper_bound:null};this.rounds.add([s]),this.judge.take(s.board,s.goal,o)}};y([w({attribute:!1})],$.prototype,`state`,void 0),y([w({attribute:!1})],$.prototype,`look`,void 0),y([w({attribute:!1})],$.prototype,`memory`,void 0),y([w({attribute:!1})],$.prototype,`judge`,void 0),y([w({attribute:!1})],$.prototype,`rounds`,void 0),y([w({type:Number})],$.prototype,`judged`,void 0),y([w({attribute:!1})],$.prototype,`list`,void 0),y([w({type:Number})],$.prototype,`session`,void 0),y([M(`scramble-form`)],$.prototype,`scrambler`,void 0),y([M(`tile-board`)],$.prototype,`boardPart`,void 0),$=y([C(`play-view`)],$);export{It as n,bt as r,cn as t};