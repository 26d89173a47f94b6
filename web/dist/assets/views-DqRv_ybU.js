import{$ as e,A as t,B as n,C as r,D as i,E as a,F as o,G as s,H as c,I as l,J as u,K as d,L as f,M as ee,N as p,O as te,P as ne,Q as re,R as ie,S as m,T as ae,U as h,V as oe,W as se,X as g,Y as ce,Z as le,_ as ue,_t as _,a as de,at as v,b as fe,bt as y,c as pe,ct as b,d as me,dt as x,et as S,f as C,ft as w,g as T,gt as E,h as he,ht as D,i as ge,it as O,j as _e,k,l as A,lt as j,m as M,mt as N,n as ve,nt as ye,o as be,ot as xe,p as P,pt as F,q as Se,r as Ce,rt as we,s as Te,st as Ee,t as De,tt as I,u as Oe,ut as ke,v as L,vt as R,w as Ae,x as je,xt as Me,y as Ne,yt as z,z as Pe}from"./index-ltH0QYjp.js";var Fe=Object.defineProperty,Ie=(e,t)=>{let n={};for(var r in e)Fe(n,r,{get:e[r],enumerable:!0});return t||Fe(n,Symbol.toStringTag,{value:`Module`}),n},Le=12;function Re(e,t){let n=t===``||e.includes(t)?[...e]:[...e,t],r=n.filter(e=>!n.some(t=>t!==e&&Be(t,e)));return r.length<=Le?r:[r[0],...r.slice(-11)]}function ze(e,t,n){let[r,i]=[e,t].map(e=>g(B(e),n).map(j)),a=r.findIndex((e,t)=>e!==i[t]);return a<0?r.length:a}function Be(e,t){let n=B(t).length;return B(e).length>n&&j(B(e).slice(0,n))===j(B(t))}function B(e){return b(e)??[]}var Ve=class extends _{constructor(...e){super(...e),this.chosen=0}static{this.styles=[w,y`
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
    `]}render(){let e=A(this.answer);return e.length===0?this.answer.bad===0&&this.answer.optimal!==null?z`<p>Not one bad move: this solution is as short as any.</p>`:R:z`<ol aria-label=${this.answer.lost_moves?`Lost moves`:`Bad moves`}>
      ${e.map(e=>this.renderMove(e))}
    </ol>`}renderMove(e){let t=S(e.board),n=b(e.played)??[],r=t?le(t,n):null,i=this.answer.distances[e.number-1],a=this.answer.distances[e.number];return z`<li>
      <button
        aria-pressed=${this.chosen===e.number?`true`:`false`}
        @click=${()=>this.dispatchEvent(new CustomEvent(`place`,{detail:e.number-1,bubbles:!0,composed:!0}))}
      >
        <span class="unseen">Move ${e.number}: ${ce(r,n)}, from ${i} to ${M(a??0)} to go. Try again.</span>
        <span aria-hidden="true"><span class="sign">${Ne[pe(e)]}</span> ${e.number}. ${u(r,n)}</span>
        <span class="to" aria-hidden="true">${i} → ${a}</span>
      </button>
    </li>`}};x([D({attribute:!1})],Ve.prototype,`answer`,void 0),x([D({type:Number})],Ve.prototype,`chosen`,void 0),Ve=x([E(`bad-moves`)],Ve);var He={stm:`Each move that leads away from the goal costs two: played = shortest + 2 × bad moves.`,mtm:`A move that leads away from the goal costs two, one that leads no nearer costs one: played = shortest + neutral moves + 2 × bad moves.`},V=class extends _{constructor(...e){super(...e),this.phase=`idle`,this.slow=!1,this.answer=null,this.progress={},this.bounds={lower:0,upper:null,moves:null},this.played=0,this.metric=`stm`,this.solved=!1,this.chosen=0}static{this.styles=[w,y`
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
    `]}render(){return z`<section class="card" aria-label="Analysis">${this.renderInside()}</section>`}renderInside(){return this.phase===`running`&&this.slow?z`<search-progress what="Analysing" .progress=${this.progress}></search-progress>${this.renderSoFar()}`:this.phase===`cancelled`?z`${this.renderSoFar()}
        <p class="soft" role="status">Cancelled before the moves were judged.</p>
        <div class="row"><button class="primary" @click=${()=>this.dispatchEvent(new CustomEvent(`again`))}>Analyse</button></div>`:this.answer?this.renderAnswer(this.answer):z`<span class="summary number">${this.played===0?`Play or paste`:M(this.played)}</span>
      <p class="soft">
        ${this.solved?`Analysing …`:`Solve the board by hand, or paste a solution. ${He[this.metric]}`}
      </p>`}renderSoFar(){return z`<p class="summary number">${ue(this.played,this.bounds)}</p>`}renderAnswer(e){return z`<div role="status">
        <p class="summary number">${Ge(e,this.bounds)}</p>
        <p class="soft">${Ke(e,this.bounds)} ${Je(e.luck)}</p>
      </div>
      <bad-moves .answer=${e} .chosen=${this.chosen}></bad-moves>`}};x([D()],V.prototype,`phase`,void 0),x([D({type:Boolean})],V.prototype,`slow`,void 0),x([D({attribute:!1})],V.prototype,`answer`,void 0),x([D({attribute:!1})],V.prototype,`progress`,void 0),x([D({attribute:!1})],V.prototype,`bounds`,void 0),x([D({type:Number})],V.prototype,`played`,void 0),x([D()],V.prototype,`metric`,void 0),x([D({type:Boolean})],V.prototype,`solved`,void 0),x([D({type:Number})],V.prototype,`chosen`,void 0),V=x([E(`analysis-card`)],V);function Ue(e,t){return e.optimal??(t.lower===t.upper?t.upper:null)}function We(e,t){return[Ge(e,t),Ke(e,t),Je(e.luck)]}function Ge(e,t){let n=Ue(e,t);return n===null||e.neutral===void 0?ue(e.played,n===null?t:{lower:n,upper:n}):e.optimal===null?`${e.played}, at best ${n}`:`${e.played} = ${n} + ${e.neutral} + 2×${e.bad}`}function Ke(e,t){let n=Ue(e,t),r=n===null?`between ${t.lower} and ${t.upper??e.upper_bound}`:String(n),i=`${M(e.played)} played; the shortest solution has ${r}.`;return e.optimal===null||e.bad===null?`${i} The time was up before every move was judged.`:`${i} ${e.bad===0?`None led`:e.bad===1?`One of them led`:`${e.bad} of them led`} away from the goal${qe(e.neutral)}.`}function qe(e){return e===void 0?``:e===1?`, one was neutral`:`, ${e} were neutral`}function Je(e){if(e==null)return``;let t=e*100;return`${t<.1?`Fewer than 0.1`:t.toFixed(1)} % of random boards are nearer to their goal than this one.`}var Ye=`.uplot,.uplot *,.uplot :before,.uplot :after{box-sizing:border-box}.uplot{width:min-content;font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,Noto Sans,sans-serif,Apple Color Emoji,Segoe UI Emoji,Segoe UI Symbol,Noto Color Emoji;line-height:1.5}.u-title{text-align:center;font-size:18px;font-weight:700}.u-wrap{-webkit-user-select:none;user-select:none;position:relative}.u-over,.u-under{position:absolute}.u-under{overflow:hidden}.uplot canvas{width:100%;height:100%;display:block;position:relative}.u-axis{position:absolute}.u-legend{text-align:center;margin:auto;font-size:14px}.u-inline{display:block}.u-inline *{display:inline-block}.u-inline tr{margin-right:16px}.u-legend th{font-weight:600}.u-legend th>*{vertical-align:middle;display:inline-block}.u-legend .u-marker{width:1em;height:1em;margin-right:4px;background-clip:padding-box!important}.u-inline.u-live th:after{content:":";vertical-align:middle}.u-inline:not(.u-live) .u-value{display:none}.u-series>*{padding:4px}.u-series th{cursor:pointer}.u-legend .u-off>*{opacity:.3}.u-select{pointer-events:none;background:#00000012;position:absolute}.u-cursor-x,.u-cursor-y{pointer-events:none;will-change:transform;position:absolute;top:0;left:0}.u-hz .u-cursor-x,.u-vt .u-cursor-y{border-right:1px dashed #607d8b;height:100%}.u-hz .u-cursor-y,.u-vt .u-cursor-x{border-bottom:1px dashed #607d8b;width:100%}.u-cursor-pt{pointer-events:none;will-change:transform;border:0 solid;border-radius:50%;position:absolute;top:0;left:0;background-clip:padding-box!important}.u-axis.u-off,.u-select.u-off,.u-cursor-x.u-off,.u-cursor-y.u-off,.u-cursor-pt.u-off{display:none}`,H=new se(()=>De(()=>import(`./uPlot.esm-BUPC7d5x.js`),[],import.meta.url));function Xe(){H.load()}var Ze=190,Qe=10,U=class extends fe{constructor(...e){super(...e),this.distances=[],this.lost=new Map,this.place=0,this.pointed=null,this.plot=null,this.dark=matchMedia(`(prefers-color-scheme: dark)`),this.resized=new ResizeObserver(()=>this.plot?.setSize({width:this.ground.clientWidth,height:Ze})),this.repaint=()=>{if(!H.module||!this.hasUpdated||!this.isConnected)return;this.resized.disconnect(),this.plot?.destroy();let e=this.distances.map((e,t)=>t);this.plot=new H.module.default(this.options(),[e,[...this.distances]],this.ground),this.plot.over.addEventListener(`click`,()=>this.onClick()),this.resized.observe(this.ground)}}static{this.styles=[Me(Ye),w,y`
      .plot {
        height: ${Ze}px;
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
    `]}connectedCallback(){super.connectedCallback(),window.addEventListener(ke,this.repaint),this.dark.addEventListener(`change`,this.repaint),this.hasUpdated&&this.repaint(),this.load()}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(ke,this.repaint),this.dark.removeEventListener(`change`,this.repaint),this.resized.disconnect(),this.plot?.destroy(),this.plot=null}render(){let e=this.distances[0]??0,t=this.distances.length-1,n=this.distances[t]??0;return z`<section class="card">
      <h2>Distance to go</h2>
      <div
        class="plot"
        role="slider"
        tabindex="0"
        aria-label="Distance to the goal after each of ${he(t,`move`)}, from ${e} down to ${n}; ${this.lostWords()}."
        aria-valuemin="0"
        aria-valuemax=${t}
        aria-valuenow=${this.place}
        aria-valuetext=${this.words(this.place)}
        @keydown=${this.onKey}
        @pointerleave=${()=>this.pointed=null}
      ></div>
      ${H.failure===null?R:z`<p class="message wrong" role="alert">The graph could not be loaded: where this page came from does not answer. (${H.failure})</p>
            <div class="row"><button @click=${this.load}>Try again</button></div>`}
      <p class="soft number value">${this.words(this.pointed??this.place)}</p>
      <span class="probe"></span>
    </section>`}async load(){if(H.module)return;let e=H.load();this.requestUpdate(),await e,await je(),this.requestUpdate(),this.repaint()}words(e){let t=this.distances[e],n=this.lost.get(e),r=t==null?`distance not known`:`${M(t)} to go`;return e===0?`Before the first move: ${r}`:`After move ${e}: ${r}${n?`, a ${n} move`:``}`}onKey(e){let t=this.distances.length-1,n={ArrowRight:this.place+1,ArrowUp:this.place+1,ArrowLeft:this.place-1,ArrowDown:this.place-1,PageUp:this.place+Qe,PageDown:this.place-Qe,Home:0,End:t}[e.key];n===void 0||e.altKey||e.ctrlKey||e.metaKey||(e.preventDefault(),this.announce(Math.min(t,Math.max(0,n))))}updated(e){e.has(`distances`)||e.has(`lost`)?this.repaint():e.has(`place`)&&this.plot?.redraw(!1)}options(){let e={ink:this.colour(`--soft`),line:this.colour(`--line`),curve:this.colour(`--accent`),bad:this.colour(`--warn`)},t={stroke:e.ink,grid:{stroke:e.line,width:1},ticks:{stroke:e.line,width:1,size:5}},n=(e,t)=>t.map(e=>Number.isInteger(e)?String(e):``);return{width:Math.max(200,this.ground.clientWidth),height:Ze,legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},scales:{x:{time:!1,range:()=>this.knownRange()},y:{range:(e,t,n)=>[Math.max(0,(t??0)-1),(n??0)+1]}},axes:[{...t,label:`move`,labelSize:18,size:32,values:n},{...t,label:`to go`,labelSize:18,size:38,values:n}],series:[{},{stroke:e.curve,width:2,points:{show:!1}}],hooks:{draw:[t=>this.drawSigns(t,e.bad,e.ink)],setCursor:[e=>this.pointed=e.cursor.left!==void 0&&e.cursor.left>=0?e.cursor.idx??null:null]}}}knownRange(){let e=this.distances.flatMap((e,t)=>e===null?[]:[t]),[t,n]=[e[0]??0,e[e.length-1]??1];return[t,Math.max(t+1,n)]}lostWords(){let e=[...this.lost.values()],t=e.filter(e=>e===`neutral`).length;return`${he(e.length-t,`bad move`)}${t>0?`, ${t} neutral`:``}`}drawSigns(e,t,n){let r=e.ctx,i=4.5*devicePixelRatio;r.save(),r.lineWidth=2*devicePixelRatio,r.strokeStyle=t,r.beginPath();for(let[t,n]of this.lost){let a=e.valToPos(t,`x`,!0),o=this.distances[t];if(o==null)continue;let s=e.valToPos(o,`y`,!0),[c,l]=n===`bad`?[s-i,s+i]:[s-i/2,s-i/2];r.moveTo(a-i,c),r.lineTo(a+i,l),r.moveTo(a-i,2*s-c),r.lineTo(a+i,2*s-l)}r.stroke();let a=e.valToPos(this.place,`x`,!0);a<e.bbox.left||a>e.bbox.left+e.bbox.width||(r.strokeStyle=n,r.lineWidth=devicePixelRatio,r.setLineDash([4*devicePixelRatio,3*devicePixelRatio]),r.beginPath(),r.moveTo(a,e.bbox.top),r.lineTo(a,e.bbox.top+e.bbox.height),r.stroke()),r.restore()}colour(e){return this.probe.style.color=`var(${e})`,getComputedStyle(this.probe).color}onClick(){let e=this.plot?.cursor.idx;typeof e==`number`&&this.announce(this.lost.has(e)?e-1:e)}announce(e){this.dispatchEvent(new CustomEvent(`place`,{detail:e,bubbles:!0,composed:!0}))}};x([D({attribute:!1})],U.prototype,`distances`,void 0),x([D({attribute:!1})],U.prototype,`lost`,void 0),x([D({type:Number})],U.prototype,`place`,void 0),x([N()],U.prototype,`pointed`,void 0),x([F(`.plot`)],U.prototype,`ground`,void 0),x([F(`.probe`)],U.prototype,`probe`,void 0),U=x([E(`distance-graph`)],U);var W=class extends _{constructor(...e){super(...e),this.lines=[],this.current=``,this.metric=`stm`}static{this.styles=[w,y`
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
    `]}render(){return this.lines.length<2?R:z`<ul aria-label="Lines on this board">
      ${this.lines.map((e,t)=>this.renderLine(e,t))}
    </ul>`}renderLine(e,t){let n=e===this.current,r=t===0?`Main line`:`Variation ${t}`,i=n?``:`, other from move ${ze(e,this.current,this.metric)+1}`;return z`<li>
      <button class="line" aria-current=${n?`true`:R} @click=${()=>this.say(`choose-line`,e)}>${r}: ${M(Se(e,this.metric))}${i}</button>
      ${n?R:z`<button aria-label="Remove ${r}" title="Remove" @click=${()=>this.say(`remove-line`,e)}>✕</button>`}
    </li>`}say(e,t){this.dispatchEvent(new CustomEvent(e,{detail:t}))}};x([D({attribute:!1})],W.prototype,`lines`,void 0),x([D()],W.prototype,`current`,void 0),x([D()],W.prototype,`metric`,void 0),W=x([E(`line-list`)],W);var $e=2e5,et=1e6,tt=10;async function nt(e){if(e.length>$e)throw Error(`this link is too long to be a replay`);let n=st(await ot(at(it(e))));if(n.length>=tt)throw Error(`this is a replay of the leaderboard, which does not hold its scramble; copy the link of the replay itself`);let[r,a,o,s]=n,c=typeof o==`string`?S(o):null;if(!c)throw Error(`this replay has no scramble that this page shows (2x2 to 16x16)`);let l=typeof r==`string`?b(r):null;if(!l||l.length===0)throw Error(`the moves of this replay cannot be read`);if(!t(c,`blank-last`,l))throw Error(`the moves of this replay do not solve its scramble`);let u=i(s,l.length);return{board:c,slides:l,times:u,milliseconds:u?.[l.length-1]??rt(a,l.length)}}function rt(e,t){if(typeof e!=`number`||!(e>0)||!Number.isFinite(e))throw Error(`this replay does not say how long it took`);return Math.round(t*1e6/e)}function it(e){let[,t]=/[?&#]r=([^&#\s]*)/.exec(e)??[null,e.trim()];try{return decodeURIComponent(t)}catch{throw Error(`this link was cut or changed on its way: its signs cannot be read`)}}function at(e){let t=e.replaceAll(` `,`+`).replaceAll(`-`,`+`).replaceAll(`_`,`/`);try{if(t===``)throw Error();return Uint8Array.from(atob(t),e=>e.charCodeAt(0))}catch{throw Error(`this is no replay link of slidysim`)}}async function ot(e){let t=new Blob([e]).stream().pipeThrough(new DecompressionStream(`deflate`)).getReader(),n=new TextDecoder,r=``;try{for(;;){let{done:e,value:i}=await t.read();if(e)return r+n.decode();if(r+=n.decode(i,{stream:!0}),r.length>et)break}}catch{throw Error(`this link was cut or changed on its way: it cannot be unpacked`)}throw await t.cancel().catch(()=>void 0),Error(`this link unpacks to more than any replay has`)}function st(e){let t;try{t=JSON.parse(e)}catch{t=null}if(!Array.isArray(t))throw Error(`this link holds no replay`);return t}var G=class extends _{constructor(...e){super(...e),this.session=!1,this.wrong=``,this.note=``}static{this.styles=[w,y`
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
    `]}render(){return z`<form @submit=${e=>this.onSubmit(e)}>
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
        ${this.session?z`<button name="use" value="add" type="submit">Add to session</button>`:R}
      </div>
      <p id="message" class="message ${this.wrong?`wrong`:`soft`}" role="status">${this.wrong||this.note||`The link is read here; nobody is asked for anything.`}</p>
    </form>`}async onSubmit(e){e.preventDefault();let t=e.submitter?.value===`add`?`add`:`analyse`;try{let e=await nt(this.field.value);this.field.value=``,this.say(``,t===`add`?`Added.`:``),this.dispatchEvent(new CustomEvent(`replay`,{detail:{replay:e,use:t}}))}catch(e){this.say(e instanceof Error?e.message:String(e))}}say(e,t=``){this.wrong=e,this.note=t}};x([D({type:Boolean})],G.prototype,`session`,void 0),x([N()],G.prototype,`wrong`,void 0),x([N()],G.prototype,`note`,void 0),x([F(`input`)],G.prototype,`field`,void 0),G=x([E(`replay-form`)],G);var ct=[[/[↑⇧⇑⬆🔼]/gu,`U`],[/[↓⇩⇓⬇🔽]/gu,`D`],[/[←⇦⇐⬅◀]/gu,`L`],[/[→⇨⇒➡▶]/gu,`R`]],lt=/[\u{FE0E}\u{FE0F}]/gu;function ut(e,t){let n=ct.reduce((e,[t,n])=>e.replace(t,n),e.replace(lt,``)).replace(/\b(up|down|left|right)\b/gi,e=>e[0]).replace(/[,;.|]/g,` `);if(/^[\s\d>-]*\d[\s\d>-]*$/.test(n))return dt(n,t);let r=b(n);return r?{slides:r}:{wrong:ft(n,e)}}function dt(e,t){let n=[],r=t;for(let[t,i]of(e.match(/\d+/g)??[]).entries()){let e=r.tiles.indexOf(Number(i)),a=e<0?[]:we(r,e);if(a.length===0)return{wrong:`tile ${i}, number ${t+1} of the solution, cannot move there: it is not in line with the blank`};if(n.length+a.length>1e4)return{wrong:`a solution of more than ${xe} moves is not read`};n.push(...a);for(let e of a)r=ye(r,e)}return{slides:n}}function ft(e,t){let n=e.search(/[^UDLRudlr\d\s]/),r=n<0?``:String.fromCodePoint(e.codePointAt(n));return n>=0?`“${r}” at sign ${t.indexOf(r)+1} is no move; write U, D, L and R for the way a tile goes, with counts, or the numbers of the tiles`:`a count stands after its letter and is from 1 to ${xe}: U2, not 2U`}function pt(e,t,n){let r=e.map(Ee),[i,a]=[e,r].map(e=>mt(e,t,n));return e.length>0&&a>i?r:null}function mt(e,t,n){let r=re(t,e);return r.length<=e.length?0:I(r[r.length-1],O(t.rows,t.columns,n))?2:1}var K=class extends _{constructor(...e){super(...e),this.moves=``,this.metric=`stm`,this.board=O(4,4,`blank-last`),this.goal=`blank-last`,this.played=0,this.stuck=0,this.arrives=!1,this.error=null,this.text=``,this.wrong=``}static{this.styles=[w,y`
      :host {
        display: grid;
        gap: 10px;
      }
      textarea {
        min-height: 62px;
      }
    `]}willUpdate(e){e.has(`moves`)&&!this.area?.matches(`:focus`)&&(this.text=this.moves,this.wrong=``)}render(){let e=this.wrong||(this.stuck>0?this.stuckWords():``)||this.error?.message||``,t=this.moves&&!this.wrong&&!this.arrives,n=t?pt(b(this.moves)??[],this.board,this.goal):null;return z`<div class="field">
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
      ${n?z`<p class="soft">Are these the ways in which the blank goes? Here a letter is the way of the tile.</p>
            <div class="row"><button class="primary" @click=${()=>this.announce(j(n))}>Read as moves of the blank</button></div>`:R}
      <div class="row">
        ${t?z`<button @click=${()=>this.say(`find-board`)}>Use the board these moves solve</button>`:R}
        <button ?disabled=${!this.moves} @click=${()=>this.say(`restart`)}>Start over</button>
      </div>`}stuckWords(){let e=g(b(this.moves)??[],this.metric)[this.played];return`move ${this.played+1} (${e?j(e):`?`}) cannot be played on this board: no tile can go that way`}progressWords(){return this.moves?this.arrives?`${M(this.played)}, solved.`:`${M(this.played)}, not solved yet.`:`The analysis begins when the board is solved.`}onInput(){this.text=this.area.value;let e=ut(this.text,this.board);this.wrong=`wrong`in e?e.wrong:``,`slides`in e&&this.announce(j(e.slides))}announce(e){this.dispatchEvent(new CustomEvent(`solution`,{detail:e}))}onBlur(){this.wrong||(this.text=this.moves)}say(e){this.dispatchEvent(new CustomEvent(e))}};x([D()],K.prototype,`moves`,void 0),x([D()],K.prototype,`metric`,void 0),x([D({attribute:!1})],K.prototype,`board`,void 0),x([D({attribute:!1})],K.prototype,`goal`,void 0),x([D({type:Number})],K.prototype,`played`,void 0),x([D({type:Number})],K.prototype,`stuck`,void 0),x([D({type:Boolean})],K.prototype,`arrives`,void 0),x([D({attribute:!1})],K.prototype,`error`,void 0),x([N()],K.prototype,`text`,void 0),x([N()],K.prototype,`wrong`,void 0),x([F(`textarea`)],K.prototype,`area`,void 0),K=x([E(`solution-form`)],K);function ht(e,t){return t.tried.find(t=>e.better.includes(t))}function gt(e,t){let n=[e.played,...t.tried].filter(t=>!e.better.includes(t)),r=t.shown||ht(e,t)!==void 0?e.better:[];return[...n.flatMap(t=>_t(e,t,`wrong`)),...r.flatMap(t=>_t(e,t,`best`))]}function _t(e,t,n){let[r,i]=[S(e.board),b(t)??[]],a=r&&le(r,i);return a===null?[]:[{tile:a,slide:i[0],kind:n}]}var vt=class extends _{static{this.styles=[w,y`
      .card {
        border-color: var(--accent);
      }
      p {
        min-height: 3em;
      }
    `]}render(){let e=ht(this.move,this.attempt);if(this.move.better.length===0)return this.renderSolved();let t=e!==void 0||this.attempt.shown,n=e??this.move.better[0];return z`<section class="card" aria-label="Try again">
      <h2>Move ${this.move.number}: try again</h2>
      <p role="status">${this.renderWords(e)}</p>
      <div class="row">
        ${t?z`<button title="A variation; the line stays" @click=${()=>this.say(`play-on`,n)}>Play on with ${this.name(n)}</button>`:z`<button @click=${()=>this.say(`reveal`)}>Show the better move</button>`}
        <button class=${t?`primary`:``} @click=${()=>this.say(`next-bad`)}>${this.nextWords()}</button>
      </div>
    </section>`}renderSolved(){return z`<section class="card" aria-label="Try again">
      <h2>Move ${this.move.number}</h2>
      <p role="status">The board was solved here already: <b>${this.name(this.move.played)}</b> was one move too many.</p>
      <div class="row"><button @click=${()=>this.say(`next-bad`)}>${this.nextWords()}</button></div>
    </section>`}nextWords(){return this.move.kind?`Next lost move`:`Next bad move`}renderWords(e){let{better:t,played:n,kind:r}=this.move,i=t.map(e=>this.name(e)).join(` or `);return e?z`Yes: <b>${this.name(e)}</b> leads nearer.${t.length>1?z` So does every one of ${i}.`:R}`:this.attempt.shown?z`Better: <b>${i}</b>.`:this.attempt.tried.length>0?z`<b>${this.name(this.attempt.tried[this.attempt.tried.length-1])}</b> ${r?`does not lead nearer either`:`leads away too`}. Another one?`:z`You slid <b>${this.name(n)}</b>, which ${r===`neutral`?`leaves the distance as it was`:`leads away from the goal`}. Slide a better tile on the board.`}name(e){let[t,n]=[S(this.move.board),b(e)??[]];return u(t&&le(t,n),n)}say(e,t){this.dispatchEvent(new CustomEvent(e,{detail:t}))}};x([D({attribute:!1})],vt.prototype,`move`,void 0),x([D({attribute:!1})],vt.prototype,`attempt`,void 0),vt=x([E(`try-again`)],vt);var yt=Ie({AnalyseView:()=>q}),q=class extends ve{constructor(...e){super(...e),this.attempt=null,this.playing=!1,this.pace=1/0,this.lost={answer:null,kinds:new Map},this.asking=new r(this,{answered:e=>this.onAnswer(e)})}static{this.styles=[w,ge,y`
      /* On a phone the question stands where the fingers are. */
      @media ${Ce} {
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
    `]}connectedCallback(){super.connectedCallback(),Xe()}willUpdate(e){let t=e.get(`state`);if(!e.has(`state`))return;let{board:n,goal:r,moves:i,metric:a}=this.state;if(t&&t.goal===r&&t.moves===i&&t.metric===a&&I(t.board,n))return;this.attempt=null;let o=this.memory.analysed.get(this.key());this.arrives()&&this.memory.learn(v(n),r,{moves:i},a),o?this.asking.recall(o):this.arrives()?this.analyse(!0):this.asking.phase!==`idle`&&this.asking.reset()}render(){let{board:e,goal:t,metric:n}=this.state,{moves:r,boards:i}=this.line(),a=Math.min(this.state.place,i.length-1),o=i[a],s=this.asking.answer,c=this.memory.boundsOf(s?.scramble??v(e),t,n),l=this.trying(a),u=l&&this.attemptAt(l),d=this.lostOf(s),f=e=>m(this,{place:e.detail},`none`);return z`<div class="columns">
      <section class="stage" aria-label="Board and playback">
        <tile-board
          page-keys
          .board=${o}
          .goal=${t}
          .look=${this.look}
          .style=${de(this.pace)}
          .marks=${l&&u?gt(l,u):[]}
          @slides=${e=>this.onSlides(a,e.detail)}
        ></tile-board>
        <playback-bar
          .place=${a}
          .length=${i.length-1}
          .step=${Oe(i,r,a)}
          @place=${f}
          @playing=${e=>this.playing=e.detail}
          @pace=${e=>this.pace=e.detail}
        ></playback-bar>
        ${s?z`<distance-graph .distances=${s.distances} .lost=${d} .place=${a} @place=${f}></distance-graph>`:R}
      </section>
      <div class="side">
        <metric-choice .metric=${n} @metric=${e=>m(this,{metric:e.detail,place:0},`step`)}></metric-choice>
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
        ${l&&u?z`<try-again
              .move=${l}
              .attempt=${u}
              @play-on=${e=>this.playOn(a,b(e.detail)??[])}
              @reveal=${()=>this.attempt={...u,shown:!0}}
              @next-bad=${()=>this.onNextBad(l.number)}
            ></try-again>`:R}
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
            .lines=${Re(this.lines(),this.state.moves)}
            .current=${this.state.moves}
            .metric=${n}
            @choose-line=${e=>this.onLine(e.detail)}
            @remove-line=${e=>this.onRemoveLine(e.detail)}
          ></line-list>
          ${r.length>0?z`<move-list .boards=${i} .moves=${r} .place=${a} .lost=${d} @place=${f}></move-list>`:R}
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
        <share-card .board=${o} .start=${e} .slides=${r.slice(0,i.length-1).flat()} .goal=${t} .look=${this.look} .analysis=${s} .words=${s?We(s,c):[]}></share-card>
      </div>
    </div>`}line(){return me(this.state.board,this.state.moves,this.state.metric)}arrives(){let{board:e,goal:t}=this.state,{moves:n,boards:r}=this.line(),i=r[r.length-1];return n.length>0&&r.length===n.length+1&&I(i,O(e.rows,e.columns,t))}lostOf(e){return this.lost.answer!==e&&(this.lost={answer:e,kinds:new Map(A(e).map(e=>[e.number,pe(e)]))}),this.lost.kinds}analyse(e){let{board:t,goal:n,moves:r,metric:i}=this.state,a=v(O(t.rows,t.columns,n)),o=e?{scramble:v(t),goal:n}:{goal:a};this.asking.start(`/api/analyze`,{...o,solution:r,metric:i})}onAnswer(e){let t=S(e.scramble),{goal:n,metric:r}=this.state,{scramble:i,lower_bound:a,upper_bound:o}=e;this.memory.learn(i,n,{lower:a,upper:o},r),this.memory.analysed.set(h(i,n,r,this.state.moves),e),this.memory.lastAnalysis={...this.state,board:t??this.state.board},t&&!I(t,this.state.board)&&m(this,{board:t,place:0},`step`)}trying(e){if(!this.playing)return A(this.asking.answer).find(t=>t.number===e+1)}attemptAt(e){return this.attempt?.number===e.number?this.attempt:{number:e.number,tried:[],shown:!1}}onSlides(e,t){let n=g(t,this.state.metric),r=this.trying(e);if(r){let e=this.attemptAt(r);this.attempt={...e,tried:[...e.tried,j(n[0])]}}else this.playOn(e,t)}playOn(e,t){let n=g(t,this.state.metric),r=this.line().moves;if(n.every((t,n)=>j(t)===j(r[e+n]??[]))){m(this,{place:e+n.length},`none`);return}r.length>e&&this.keepLine();let i=[...r.slice(0,e).flat(),...t];m(this,{moves:j(i),place:g(i,this.state.metric).length},`hand`)}renderLastAnalysis(){let e=this.memory.lastAnalysis;if(!e||this.state.moves!==``||I(e.board,this.state.board))return R;let{rows:t,columns:n}=e.board;return z`<div class="row">
      <button @click=${()=>m(this,e,`step`)}>Back to the analysis of ${M(Se(e.moves,e.metric))} on ${t} × ${n}</button>
    </div>`}lines(){return this.memory.lines.get(this.boardKey())??[]}keepLine(){this.memory.lines.set(this.boardKey(),Re(this.lines(),this.state.moves))}onLine(e){this.keepLine(),m(this,{moves:e,place:Math.min(this.state.place,ze(e,this.state.moves,this.state.metric))},`step`)}onRemoveLine(e){this.memory.lines.set(this.boardKey(),this.lines().filter(t=>t!==e)),this.requestUpdate()}onReplay({replay:e}){this.begin({board:e.board,goal:`blank-last`,moves:j(e.slides)},`step`)}begin(e,t){this.arrives()&&this.keepLine(),m(this,{...e,place:0},t)}boardKey(){return h(v(this.state.board),this.state.goal)}key(){return h(v(this.state.board),this.state.goal,this.state.metric,this.state.moves)}onNextBad(e){let t=A(this.asking.answer),n=t.find(t=>t.number>e)??t[0];n&&m(this,{place:n.number-1},`none`)}};x([D({attribute:!1})],q.prototype,`state`,void 0),x([D({attribute:!1})],q.prototype,`look`,void 0),x([D({attribute:!1})],q.prototype,`memory`,void 0),x([N()],q.prototype,`attempt`,void 0),x([N()],q.prototype,`playing`,void 0),x([N()],q.prototype,`pace`,void 0),q=x([E(`analyse-view`)],q);var J=class extends _{constructor(...e){super(...e),this.heading=``,this.bars=[],this.tick=String}static{this.styles=[w,y`
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
    `]}render(){let{low:e,decades:t}=this.scale(),n=n=>Math.min(1,Math.max(0,(Math.log10(Math.max(n,1e-9))-e)/t));return z`<figure>
      <figcaption>${this.heading}</figcaption>
      <ul .style=${`--decades: ${t}`}>
        ${this.bars.map(e=>z`<li>
            <span class="name">${e.label}</span>
            <span class="lane" aria-hidden="true"><span class=${e.complete?``:`open`} .style=${`--part: ${n(e.value)}`}></span></span>
            <span class="value number">${e.complete?``:`> `}${e.text}</span>
          </li>`)}
      </ul>
      <div class="axis" aria-hidden="true">
        <div class="scale"><span>${this.tick(10**e)}</span><span>${this.tick(10**(e+t))}</span></div>
      </div>
      <p class="soft">Each line to the right is ten times as much.</p>
    </figure>`}scale(){let e=this.bars.map(e=>Math.log10(Math.max(e.value,1e-9))),t=Math.floor(Math.min(...e)-.1);return{low:t,decades:Math.max(1,Math.ceil(Math.max(...e))-t)}}};x([D()],J.prototype,`heading`,void 0),x([D({attribute:!1})],J.prototype,`bars`,void 0),x([D({attribute:!1})],J.prototype,`tick`,void 0),J=x([E(`bar-chart`)],J);function bt(e){let t=e==null?``:String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll(`"`,`""`)}"`:t}function xt(e){return e.map(e=>e.map(bt).join(`,`)+`\r
`).join(``)}function St(e){let t=[],n=[];for(let[r,i,a,o]of e.replace(/^\uFEFF/,``).matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/g))(r!==``||n.length!==0)&&(n.push(i===void 0?a:i.replaceAll(`""`,`"`)),o!==`,`&&(n.some(e=>e!==``)&&t.push(n),n=[]));return t}var Ct=[`board`,`goal`,`heuristic`,`search`,`status`,`length`,`lower_bound`,`upper_bound`,`nodes_generated`,`nodes_expanded`,`seconds`,`setup_seconds`,`error`];function wt(e,t,n){return xt([Ct,...n.map(n=>{let r={...n.answer,board:e,goal:t,heuristic:n.heuristic,search:n.search};return r.status=n.answer?.status??n.phase,r.error=n.message,Ct.map(e=>r[e])})])}var Tt=class{constructor(e){this.host=e,this.values=new Map,this.request=null,e.addController(this)}hostDisconnected(){this.request?.abort()}async show(e,t){this.request?.abort();let n=new AbortController;this.request=n,this.values=new Map;try{let{estimates:r}=await Pe(`/api/estimate`,{board:v(e),goal:t},n.signal);this.values=new Map(r.flatMap(({heuristic:e,value:t})=>t===null?[]:[[e,t]])),this.host.requestUpdate()}catch{}}};function Et(e){return e===void 0?`–`:String(Number(e.toFixed(1)))}var Dt={auto:`The best for the board`,misplaced:`Misplaced tiles`,md:`Manhattan distance`,"md+lc":`Manhattan distance and linear conflict`,"md+paper-lc":`Manhattan distance and the paper’s linear conflict`,wd:`Walking distance`,"wd,md+lc":`Walking distance or linear conflict, the larger`,hh:`The paper’s hybrid`,"pdb:5-5-5":`Pattern databases of 5, 5 and 5 tiles`,"pdb:6-6-3-best":`Pattern databases of 6, 6 and 3 tiles`,"pdb:7-8":`Pattern databases of 7 and 8 tiles`,ida:`Iterative deepening A*`,kernel:`Iterative deepening A*, built for speed`,astar:`A*`,bidirectional:`A* from both ends`,dibbs:`From both ends, bounds that help each other`,ua:`The paper’s A*`,ba:`The paper’s bidirectional A*`,"ba-deepest":`The paper’s bidirectional A*, deepest first`,beam:`Wider and wider beams`};function Ot(e,t){let n=(t.find(t=>t.name===e)?.help??``).split(/[:,(]/)[0].trim();return Dt[e]??(n===``?e:n[0].toUpperCase()+n.slice(1))}var kt=[`Heuristic`,`Search`,`Estimate`,`Result`,`Moves`,`Generated`,`Expanded`,`Time`,`Nodes/s`],At=[`Heuristic`,`Search`,`Result`],Y=class extends _{constructor(...e){super(...e),this.runs=[],this.estimates=new Map,this.heuristics=[],this.searches=[],this.order=null,this.more=!1,this.resized=new ResizeObserver(()=>this.look())}static{this.styles=[w,y`
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
    `]}disconnectedCallback(){super.disconnectedCallback(),this.resized.disconnect()}firstUpdated(){this.resized.observe(this.scroller)}updated(e){e.has(`runs`)&&this.look()}render(){return z`${this.more?z`<p class="hint soft" aria-hidden="true">The table goes on to the right →</p>`:R}
      <div class=${this.more?`scroll more`:`scroll`} tabindex="0" role="region" aria-label="Results" @scroll=${this.look}>
        <table>
          <thead>
            <tr>
              ${kt.map(e=>this.renderTitle(e))}
            </tr>
          </thead>
          <tbody>
            ${this.sorted().map(e=>this.renderRun(e))}
          </tbody>
        </table>
      </div>`}renderTitle(e){let t=this.order?.column===e,n=t?this.order.descending?`descending`:`ascending`:R,r=t?this.order.descending?`▾`:`▴`:``;return z`<th scope="col" class=${At.includes(e)?``:`right`} aria-sort=${n}>
      <button title="Sort by this column" @click=${()=>this.sortBy(e)}>${e}<span aria-hidden="true">${r}</span></button>
    </th>`}renderRun(e){let t=e.answer?.heuristic??e.heuristic,n=e.answer?.search??e.search;return z`<tr>
      <th scope="row">${Ot(e.heuristic,this.heuristics)}<span class="really">${Mt(e.heuristic,t)}</span></th>
      <td>${Ot(e.search,this.searches)}<span class="really">${Mt(e.search,n)}</span></td>
      <td class="right">${Et(this.estimates.get(t)??this.estimates.get(e.heuristic))}</td>
      ${Nt(e)}
    </tr>`}sortBy(e){let t=this.order?.column===e;this.order=t?this.order.descending?null:{column:e,descending:!0}:{column:e,descending:!1}}sorted(){if(!this.order)return this.runs;let{column:e,descending:t}=this.order,n=t?-1:1,r=this.runs.map(t=>({run:t,value:jt(t,e,this.estimates)}));return r.sort((e,t)=>e.value===null||t.value===null?Number(e.value===null)-Number(t.value===null):n*(typeof e.value==`number`?e.value-Number(t.value):e.value.localeCompare(String(t.value)))),r.map(({run:e})=>e)}look(){let{scrollWidth:e,clientWidth:t,scrollLeft:n}=this.scroller;this.more=e-t-n>1}};x([D({attribute:!1})],Y.prototype,`runs`,void 0),x([D({attribute:!1})],Y.prototype,`estimates`,void 0),x([D({attribute:!1})],Y.prototype,`heuristics`,void 0),x([D({attribute:!1})],Y.prototype,`searches`,void 0),x([N()],Y.prototype,`order`,void 0),x([N()],Y.prototype,`more`,void 0),x([F(`.scroll`)],Y.prototype,`scroller`,void 0),Y=x([E(`run-table`)],Y);function jt(e,t,n){let{answer:r}=e;switch(t){case`Heuristic`:return e.heuristic;case`Search`:return e.search;case`Estimate`:return n.get(r?.heuristic??e.heuristic)??n.get(e.heuristic)??null;case`Result`:return r?.status??e.phase;case`Moves`:return r?.upper_bound??r?.length??null;case`Generated`:return r?.nodes_generated??null;case`Expanded`:return r?.nodes_expanded??null;case`Time`:return r?.seconds??null;case`Nodes/s`:return r&&r.seconds>0?r.nodes_generated/r.seconds:null}}function Mt(e,t){return t===e?e:`${e}: ${t}`}function Nt(e){if(e.message)return z`<td class="why" colspan="6">✕ ${e.message}</td>`;let{answer:t,progress:n}=e;if(!t){let t=e.phase===`running`;return z`<td>${t?`running …`:e.phase===`stopped`?`stopped`:`waiting`}</td>
      <td class="right">${t&&n?.lower_bound?`≥ ${n.lower_bound}`:``}</td>
      <td class="right">${t&&n?.nodes_generated?P(n.nodes_generated):``}</td>
      <td></td>
      <td class="right">${t&&n?.seconds?L(n.seconds):``}</td>
      <td class="right">${t&&n?.nodes_per_second?T(n.nodes_per_second):``}</td>`}let r=t.status===`limit`?`${t.lower_bound??`?`} to ${t.upper_bound??`?`}`:t.length??``;return z`<td class=${t.status===`optimal`?`proved`:``}>${t.status===`optimal`?`✓ optimal`:t.status===`limit`?`time is up`:t.status}</td>
    <td class="right">${r}</td>
    <td class="right">${P(t.nodes_generated)}</td>
    <td class="right">${P(t.nodes_expanded)}</td>
    <td class="right">${L(t.seconds)}</td>
    <td class="right">${t.seconds>0?T(t.nodes_generated/t.seconds):``}</td>`}var Pt=class{constructor(e){this.host=e,this.list=[],this.running=!1,this.request=null,e.addController(this)}show(e,t){this.stop(),this.list=e.get(t)??[]}hostDisconnected(){this.stop()}async start(e,t,n,r,i,a){this.stop();let o=new AbortController;this.request=o,this.running=!0,this.list=n.flatMap(e=>r.map(t=>({heuristic:e,search:t,phase:`waiting`})));let s=this.list;a(s);for(let n of s){if(o.signal.aborted)return;n.phase=`running`,this.host.requestUpdate(),await this.one(n,{board:v(e),goal:t,heuristic:n.heuristic,search:n.search,time:i,threads:1,first_solution:!1},o.signal)}this.request===o&&(this.running=!1,this.host.requestUpdate())}stop(){this.request?.abort(),this.request=null,this.running=!1;for(let e of this.list)(e.phase===`waiting`||e.phase===`running`)&&(e.phase=`stopped`);this.host.requestUpdate()}async one(e,t,r){let i={progress:t=>{e.progress=t,this.host.requestUpdate()}};try{e.answer=await n(`/api/solve`,t,i,r),e.phase=`done`}catch(t){if(c(t))return;e.phase=`failed`,e.message=t instanceof oe?t.message:String(t)}}},Ft=Ie({CompareView:()=>X}),It=[`md`,`md+lc`,`wd,md+lc`,`auto`],Lt=[`auto`],Rt=[2,10,60],X=class extends ve{constructor(...e){super(...e),this.cards=`.card`,this.specs=null,this.wrong=``,this.seconds=Rt[0],this.runs=new Pt(this),this.estimates=new Tt(this)}static{this.styles=[w,y`
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
    `]}connectedCallback(){super.connectedCallback(),ie().then(e=>this.specs=e,e=>this.wrong=e instanceof Error?e.message:String(e))}willUpdate(e){let t=e.get(`state`);e.has(`state`)&&(t&&t.goal===this.state.goal&&I(t.board,this.state.board)||(this.runs.show(this.memory.compared,this.key()),this.estimates.show(this.state.board,this.state.goal)))}render(){let{board:e,goal:t}=this.state,n=this.heuristics().length*this.searches().length;return z`<div class="top">
        <section class="card" aria-labelledby="board-title">
          <h2 id="board-title">Board</h2>
          <div class="board">
            <tile-board .board=${e} .goal=${t} .look=${this.look} @slides=${e=>this.onSlides(e.detail)}></tile-board>
          </div>
          <scramble-form .board=${e} .goal=${t} @scrambled=${e=>m(this,{board:e.detail},`step`)}></scramble-form>
          <board-editor .board=${e} .goal=${t} @edited=${e=>m(this,e.detail,`step`)}></board-editor>
        </section>
        <section class="card" aria-labelledby="choice-title">
          <h2 id="choice-title">Heuristics and searches</h2>
          ${this.renderChoices(`Heuristics`,this.specs?.heuristics??[],this.heuristics(),e=>m(this,{heuristics:e},`none`))}
          ${this.renderChoices(`Searches`,this.specs?.searches??[],this.searches(),e=>m(this,{searches:e},`none`))}
          <div class="row">
            <label for="seconds">Time for each</label>
            <select id="seconds" @change=${e=>this.seconds=Number(e.target.value)}>
              ${this.times().map(e=>z`<option value=${e} ?selected=${e===this.seconds}>${e} s</option>`)}
            </select>
            ${this.runs.running?z`<button @click=${()=>this.runs.stop()}>Stop</button>`:z`<button class="primary" ?disabled=${n===0} @click=${this.onRun}>Compare ${n>0?n:R}</button>`}
          </div>
          <p class="message ${this.wrong?`wrong`:`soft`}" role="status">${this.wrong||this.words()}</p>
        </section>
      </div>
      <section class="card" aria-labelledby="results-title">
        <div class="row spread">
          <h2 id="results-title">Results</h2>
          <button ?disabled=${!this.runs.list.some(e=>e.answer)} @click=${this.onExport}>Export CSV</button>
        </div>
        ${this.runs.list.length>0?z`<run-table
                .runs=${[...this.runs.list]}
                .estimates=${this.estimates.values}
                .heuristics=${this.specs?.heuristics??[]}
                .searches=${this.specs?.searches??[]}
              ></run-table>
              ${this.renderCharts()}`:z`<p class="soft empty">Choose what to compare and press the button; each pair is one row here.</p>`}
      </section>`}renderChoices(e,t,n,r){let i=new Set(t.map(e=>e.name)),a=this.specs?n.filter(e=>!i.has(e)).map(e=>({name:e,help:``})):[];return z`<fieldset>
      <legend>${e}</legend>
      <div class="choices">
        ${[...t,...a].map(({name:e,help:i,admissible:a})=>z`<label title=${i}>
            <input
              type="checkbox"
              .checked=${n.includes(e)}
              @change=${t=>r(t.target.checked?[...n,e]:n.filter(t=>t!==e))}
            />
            <span
              >${Ot(e,t)}
              <span class="note">${e}${this.noteOf(e)}${a===!1?`, not admissible`:``}</span></span
            >
          </label>`)}
      </div>
    </fieldset>`}noteOf(e){let t=this.estimates.values.get(e);return t===void 0?``:`: estimates ${Et(t)}`}renderCharts(){let e=this.runs.list.filter(e=>e.answer);if(e.length===0)return R;let t=(t,n)=>e.map(e=>({label:`${e.heuristic} · ${e.search}`,value:t(e),text:n(t(e)),complete:e.answer?.status!==`limit`}));return z`<div class="charts">
      <bar-chart heading="Nodes generated" .bars=${t(e=>e.answer.nodes_generated,T)} .tick=${T}></bar-chart>
      <bar-chart heading="Time" .bars=${t(e=>e.answer.seconds,L)} .tick=${L}></bar-chart>
    </div>`}heuristics(){return this.state.heuristics??It}searches(){return this.state.searches??Lt}times(){let e=this.specs?.limits.time_seconds??Rt[0],t=Rt.filter(t=>t<=e);return t.length>0?t:[e]}words(){let e=this.runs.list.filter(e=>e.phase===`done`||e.phase===`failed`).length;return this.runs.running?`${P(e)} of ${P(this.runs.list.length)} done.`:`Every heuristic with every search, one after the other, on one thread.`}onSlides(e){let t=re(this.state.board,e);m(this,{board:t[t.length-1]},`hand`)}onRun(){let{board:e,goal:t}=this.state,n=this.key();this.runs.start(e,t,this.heuristics(),this.searches(),Math.min(this.seconds,this.times().at(-1)),e=>this.memory.compared.set(n,e))}onExport(){let{board:e,goal:t}=this.state,n=wt(v(e),t,this.runs.list);be(`loyd-compare.csv`,Te(n,`text/csv`))}key(){return h(v(this.state.board),this.state.goal)}};x([D({attribute:!1})],X.prototype,`state`,void 0),x([D({attribute:!1})],X.prototype,`look`,void 0),x([D({attribute:!1})],X.prototype,`memory`,void 0),x([N()],X.prototype,`specs`,void 0),x([N()],X.prototype,`wrong`,void 0),x([N()],X.prototype,`seconds`,void 0),X=x([E(`compare-view`)],X);var Z=class extends _{constructor(...e){super(...e),this.judging=!1,this.trouble=``,this.best=!1}static{this.styles=[w,y`
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
    `]}render(){return z`<section class="card" aria-label="Game">
      ${this.renderInside()}
      <div class="row">
        <button class="primary" @click=${()=>this.say(`fresh`)}>New scramble</button>
        <button ?disabled=${this.game.slides.length===0} @click=${()=>this.say(`restart`)}>Reset</button>
        ${this.isOver()?z`<a class="button" href=${this.analysis()}>Analyse</a>`:R}
      </div>
    </section>`}renderInside(){let{game:t}=this;if(this.isOver())return this.renderResult();if(p(t)===`solved`)return this.renderHead(`Solved already`,z`Press <kbd>Space</kbd> for a scramble.`);if(!e(t.start,t.goal))return this.renderHead(`No solution`,z`Two tiles of this board are the wrong way round. Press <kbd>Space</kbd> for a scramble that can be solved.`);let n=z`The clock starts with your first slide. <kbd>Space</kbd> is a new scramble, <kbd>Esc</kbd> the same one again.`;return t.slides.length===0?this.renderHead(`Ready`,n):this.renderHead(`Playing`,t.times===null?z`Not timed: the clock did not run during the whole game.`:n)}renderHead(e,t){return z`<div role="status">
      <p class="big">${e}</p>
      <p class="soft">${t}</p>
    </div>`}renderResult(){let{game:e,bounds:t}=this,n=e.slides.length,r=ee(e,0);return z`<div role="status">
      <div class="row">
        <p class="big number">${r===null?M(n):C(r)}</p>
        ${this.best?z`<span class="badge">best of the session</span>`:R}
      </div>
      <p class="big number">${this.judging?`${n} = …`:ue(n,t)}</p>
      <p class="soft">${this.judging?`Looking for the shortest solution …`:this.lossWords(n)}</p>
    </div>`}lossWords(e){let{lower:t,upper:n}=this.bounds,r=this.game.times===null?` Not timed, so not in the session.`:``;if(this.trouble||n===null)return`The shortest solution is not known${this.trouble?`: ${this.trouble}`:`.`}${r}`;if(t!==n)return`${M(e)} played; the shortest solution has between ${t} and ${n}.${r}`;let i=(e-t)/2,a=i===0?`None led`:i===1?`One of them led`:`${i} of them led`;return`${M(e)} played; the shortest solution has ${t}. ${a} away from the goal.${r}`}isOver(){return this.game.slides.length>0&&p(this.game)===`solved`}analysis(){return d({...this.state,view:`analyse`,place:0})}say(e){this.dispatchEvent(new CustomEvent(e))}};x([D({attribute:!1})],Z.prototype,`state`,void 0),x([D({attribute:!1})],Z.prototype,`game`,void 0),x([D({attribute:!1})],Z.prototype,`bounds`,void 0),x([D({type:Boolean})],Z.prototype,`judging`,void 0),x([D()],Z.prototype,`trouble`,void 0),x([D({type:Boolean})],Z.prototype,`best`,void 0),Z=x([E(`game-result`)],Z);var zt=class extends _{constructor(...e){super(...e),this.frame=0}static{this.styles=[w,y`
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
    `]}disconnectedCallback(){super.disconnectedCallback(),cancelAnimationFrame(this.frame)}render(){let{game:e}=this,t=p(e),n=ee(e,performance.now()),r=l(e.slides.length,n);return z`<dl class="card">
      <div>
        <dt>Time</dt>
        <dd title=${n===null?`Not timed: the clock did not run during the whole game`:R}>
          <span role="timer">${n===null?`–`:C(n,t===`solved`?3:1)}</span>
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
    </dl>`}updated(e){cancelAnimationFrame(this.frame),p(this.game)===`running`&&this.game.begun!==null&&(this.frame=requestAnimationFrame(()=>this.requestUpdate()))}};x([D({attribute:!1})],zt.prototype,`game`,void 0),zt=x([E(`play-clock`)],zt);var Bt=[5,12];function Vt(e){let t=e.map(e=>e.milliseconds),n=e.map(Ae).filter(e=>e!==null);return{best:t.length>0?t.reduce((e,t)=>Math.min(e,t)):null,mean:Gt(t),averages:Bt.map(e=>({of:e,last:Ut(t,e),best:Wt(t,e)})),lost:Gt(n),judged:n.length}}function Ht(e){return e.length<3?null:Gt([...e].sort((e,t)=>e-t).slice(1,-1))}function Ut(e,t){return e.length<t?null:Ht(e.slice(-t))}function Wt(e,t){let n=null;for(let r=t;r<=e.length;r+=1){let i=Ht(e.slice(r-t,r));i!==null&&(n===null||i<n)&&(n=i)}return n}function Gt(e){return e.length===0?null:e.reduce((e,t)=>e+t,0)/e.length}var Kt=`loyd-session`,qt=1,Jt=1e8,Yt=2e5,Xt=[`session`,`at`,`board`,`goal`,`played`,`milliseconds`,`lower_bound`,`upper_bound`,`lost`,`moves`,`times`];function Zt(e){return`{"format": "${Kt}", "version": ${qt}, "rounds": [\n${e.map(e=>`  `+JSON.stringify(e)).join(`,
`)}\n]}\n`}function Qt(e){return xt([Xt,...e.map(e=>{let t={...e,played:ae(e),lost:Ae(e),times:e.times?.join(` `)};return Xt.map(e=>t[e])})])}function $t(e){if(e.length>Jt)throw Error(`this file is too long to be a session`);let t=/^\s*[{[]/.test(e)?en(e):tn(e);if(t.length>Yt)throw Error(`this file has ${t.length} rounds; at most ${Yt} are read`);let n={rounds:[],wrong:[]};for(let[e,r]of t.entries()){let t=a(r);typeof t==`string`?n.wrong.push(`round ${e+1}: ${t}`):n.rounds.push(t)}return n}function en(e){let t;try{t=JSON.parse(e)}catch{throw Error(`this file is damaged: it begins as JSON and does not end as JSON`)}let{format:n,version:r,rounds:i}=t;if(n!==Kt||!Array.isArray(i))throw Error(`this JSON file is no session that this page wrote`);if(typeof r!=`number`||r>qt)throw Error(`this file was written by a newer version of this page`);return i}function tn(e){let[t,...n]=St(e),r=[`board`,`goal`,`moves`,`milliseconds`,`at`].filter(e=>!t?.includes(e));if(!t||r.length>0)throw Error(`this file is no session: it has no column ${r.map(e=>`“${e}”`).join(`, `)}`);return n.map(e=>{let n=Object.fromEntries(t.map((t,n)=>[t,e[n]??``])),r=e=>n[e]?Number(n[e]):void 0;return{...n,session:r(`session`),milliseconds:r(`milliseconds`),lower_bound:r(`lower_bound`),upper_bound:r(`upper_bound`),times:n.times?n.times.split(` `).map(Number):null}})}var nn=25,rn=class extends _{constructor(...e){super(...e),this.rounds=[],this.most=nn}static{this.styles=[w,y`
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
    `]}render(){let e=this.rounds.reduce((e,t)=>Math.min(e,t.milliseconds),1/0),t=this.rounds.map((e,t)=>({round:e,number:t+1})).reverse();return z`<ol aria-label="Rounds" tabindex="0">
        ${t.slice(0,this.most).map(({round:t,number:n})=>this.renderRound(t,n,t.milliseconds===e))}
      </ol>
      ${t.length>this.most?z`<button class="quiet" @click=${()=>this.most+=250}>Show more</button>`:R}`}renderRound(e,t,n){let r=ae(e),i=l(r,e.milliseconds)?.toFixed(2)??`–`;return z`<li class=${n?`best`:``}>
      <span class="soft">${t}</span>
      <span class="time" title="${new Date(e.at).toLocaleString()}; ${i} moves per second">${C(e.milliseconds)}${n?z`<span class="unseen">, the best</span>`:R}</span>
      <span class="sum">${ue(r,{lower:e.lower_bound,upper:e.upper_bound})}</span>
      <a class="button" href=${an(e)} aria-label="Analyse round ${t}">Analyse</a>
      <button aria-label="Remove round ${t}" title="Remove" @click=${()=>this.dispatchEvent(new CustomEvent(`remove-round`,{detail:e}))}>✕</button>
    </li>`}};x([D({attribute:!1})],rn.prototype,`rounds`,void 0),x([N()],rn.prototype,`most`,void 0),rn=x([E(`round-list`)],rn);function an({board:e,goal:t,moves:n}){return d({...s(``).state,view:`analyse`,board:S(e),goal:t,moves:n})}var on=`the best and the worst are left out, the rest is the mean`,Q=class extends _{constructor(...e){super(...e),this.list=[],this.session=1,this.size=`4x4`,this.chosen=``,this.note=``,this.wrong=!1,this.removed=null}static{this.styles=[w,y`
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
    `]}render(){let e=this.shown();return z`<section class="card" aria-labelledby="session-title">
      <div class="row spread">
        <h2 id="session-title">Session</h2>
        <button ?disabled=${!this.list.some(e=>e.session===this.session)} @click=${this.onNew}>New session</button>
      </div>
      <div class="row">${this.renderSessions()} ${this.renderSizes()}</div>
      ${this.renderFigures(Vt(e))}
      ${e.length>0?z`<round-list .rounds=${e} @remove-round=${e=>this.onRemove(e.detail)}></round-list>`:z`<p class="soft">Every round that you solve with the clock running is listed here.</p>`}
      <div class="row">
        <button ?disabled=${this.list.length===0} title="All sessions, with everything that is known of them" @click=${()=>be(`loyd-sessions.json`,Te(Zt(this.list),`application/json`))}>
          Export JSON
        </button>
        <button ?disabled=${e.length===0} title="The rounds listed here, for a spreadsheet" @click=${()=>be(`loyd-session.csv`,Te(Qt(e),`text/csv`))}>Export CSV</button>
        <input class="unseen" type="file" accept=".json,.csv,application/json,text/csv" tabindex="-1" aria-label="Session file" @change=${this.onFile} />
        <button @click=${()=>this.file.click()}>Import …</button>
      </div>
      <p class="message ${this.wrong?`wrong`:`soft`}" role="status">
        ${this.note||this.words()} ${this.removed?z`<button class="quiet" @click=${this.onPutBack}>Put it back</button>`:R}
      </p>
    </section>`}renderSessions(){let e=[...new Set([...this.list.map(e=>e.session),this.session])].sort((e,t)=>t-e);return z`<select aria-label="Number of the session" @change=${e=>this.rounds.choose(Number(e.target.value))}>
      ${e.map(e=>z`<option value=${e} .selected=${e===this.session}>Session ${e}</option>`)}
    </select>`}renderSizes(){let e=[...new Set([...this.ofSession().map(k),this.size])].sort(),t=this.shownSize();return z`<select aria-label="Size of the rounds" @change=${e=>this.chosen=e.target.value}>
      ${e.map(e=>{let n=this.ofSession().filter(t=>k(t)===e).length;return z`<option value=${e} .selected=${e===t}>${e.replace(`x`,` × `)} (${n})</option>`})}
    </select>`}renderFigures(e){let t=e=>e===null?`–`:C(e);return z`<dl>
      <div>
        <dt>Best</dt>
        <dd>${t(e.best)}</dd>
      </div>
      <div title="The mean of all times">
        <dt>Mean</dt>
        <dd>${t(e.mean)}</dd>
      </div>
      ${e.averages.map(({of:e,last:n,best:r})=>z`<div title="Of the last ${e} times ${on} of ${e-2}">
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
    </dl>`}ofSession(){return this.list.filter(e=>e.session===this.session)}shownSize(){return this.chosen||this.size}shown(){return this.ofSession().filter(e=>k(e)===this.shownSize())}words(){if(this.rounds.trouble)return this.rounds.trouble;let{damaged:e}=this.rounds;return e>0?`${e===1?`One kept round`:`${e} kept rounds`} cannot be read and ${e===1?`is`:`are`} left out; the others are all here.`:`Kept in this browser; nothing leaves it.`}onNew(){this.rounds.choose(this.rounds.lastSession()+1)}onRemove(e){this.rounds.remove(e),this.removed=e,this.say(`One round removed.`)}onPutBack(){this.removed&&this.rounds.add([this.removed]),this.say(``),this.removed=null}async onFile(){let e=this.file.files?.[0];if(e){this.removed=null;try{let t=$t(await e.text()),n=this.rounds.add(t.rounds);this.say(sn(t,n))}catch(t){this.say(`${e.name}: ${t instanceof Error?t.message:String(t)}`,!0)}this.file.value=``}}say(e,t=!1){this.note=e,this.wrong=t}};x([D({attribute:!1})],Q.prototype,`rounds`,void 0),x([D({attribute:!1})],Q.prototype,`list`,void 0),x([D({type:Number})],Q.prototype,`session`,void 0),x([D()],Q.prototype,`size`,void 0),x([N()],Q.prototype,`chosen`,void 0),x([N()],Q.prototype,`note`,void 0),x([N()],Q.prototype,`wrong`,void 0),x([N()],Q.prototype,`removed`,void 0),x([F(`input[type=file]`)],Q.prototype,`file`,void 0),Q=x([E(`session-card`)],Q);function sn({rounds:e,wrong:t},n){let r=e=>`${e} ${e===1?`round`:`rounds`}`,i=e.length-n,a=[`${r(n)} imported`];return i>0&&a.push(`${r(i)} known already`),t.length>0&&a.push(`${r(t.length)} left out (${t[0]}${t.length>1?`, and more`:``})`),a.join(`; `)+`.`}var cn=Ie({PlayView:()=>$}),ln=`button:not(.tile), summary, input, select, textarea`,un=`input, select, textarea`,$=class extends ve{constructor(...e){super(...e),this.judged=0,this.list=[],this.session=1,this.onKey=e=>{if(e.defaultPrevented||e.repeat||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;let t=t=>e.composedPath().some(e=>e instanceof Element&&e.matches(t));if(e.key===` `&&!t(ln))this.onFresh();else if(e.key===`Escape`&&!t(un))this.onRestart();else return;e.preventDefault()}}static{this.styles=[w,ge,y`
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
    `]}connectedCallback(){super.connectedCallback(),window.addEventListener(`keydown`,this.onKey)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(`keydown`,this.onKey),this.hasUpdated&&(this.memory.wantedLength=this.scrambler.length);let{game:e}=this.memory;e&&p(e)===`running`&&(this.memory.game=f(e))}willUpdate(e){if(!e.has(`state`))return;let{board:t,goal:n,moves:r}=this.state;(!this.memory.game||!_e(this.memory.game,this.state))&&(this.memory.game=o(t,n,b(r)??[])),this.isOver()&&this.judge.take(v(t),n,j(this.game().slides))}render(){let e=this.game(),{goal:t,start:n}=e,r=v(n);return z`<div class="columns">
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
    </div>`}game(){return this.memory.game}isOver(){return this.game().slides.length>0&&p(this.game())===`solved`}isBest(e){let t=te(e,this.session,new Date(0));if(!t)return!1;let n=this.list.filter(e=>e.session===this.session&&k(e)===k(t));return n.length>1&&n.every(e=>e.milliseconds>=t.milliseconds)}onSlides(e){let t=ne(this.game(),e,performance.now());if(t===this.game())return;this.memory.game=t;let n=te(t,this.session,new Date);n&&this.rounds.add([n]),m(this,{moves:j(t.slides),place:0},`hand`)}onFresh(){this.scrambler.scramble(),this.boardPart.focus()}onScrambled(e){m(this,{board:e,moves:``,place:0},`step`),this.boardPart.focus()}onRestart(){this.game().slides.length>0&&m(this,{moves:``,place:0},`step`),this.boardPart.focus()}onReplay({replay:e,use:t}){let{board:n,slides:r,milliseconds:i,times:a}=e,o=j(r);if(t===`analyse`){m(this,{view:`analyse`,board:n,goal:`blank-last`,moves:o,place:0},`step`);return}let s={session:this.session,at:new Date().toISOString(),board:v(n),goal:`blank-last`,moves:o,milliseconds:i,times:a,lower_bound:0,upper_bound:null};this.rounds.add([s]),this.judge.take(s.board,s.goal,o)}};x([D({attribute:!1})],$.prototype,`state`,void 0),x([D({attribute:!1})],$.prototype,`look`,void 0),x([D({attribute:!1})],$.prototype,`memory`,void 0),x([D({attribute:!1})],$.prototype,`judge`,void 0),x([D({attribute:!1})],$.prototype,`rounds`,void 0),x([D({type:Number})],$.prototype,`judged`,void 0),x([D({attribute:!1})],$.prototype,`list`,void 0),x([D({type:Number})],$.prototype,`session`,void 0),x([F(`scramble-form`)],$.prototype,`scrambler`,void 0),x([F(`tile-board`)],$.prototype,`boardPart`,void 0),$=x([E(`play-view`)],$);export{Ft as n,yt as r,cn as t};