function e(e){setTimeout(e,2e3)}var t=globalThis,n=t.ShadowRoot&&(t.ShadyCSS===void 0||t.ShadyCSS.nativeShadow)&&`adoptedStyleSheets`in Document.prototype&&`replace`in CSSStyleSheet.prototype,r=Symbol(),i=new WeakMap,a=class{constructor(e,t,n){if(this._$cssResult$=!0,n!==r)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=e,this.t=t}get styleSheet(){let e=this.o,t=this.t;if(n&&e===void 0){let n=t!==void 0&&t.length===1;n&&(e=i.get(t)),e===void 0&&((this.o=e=new CSSStyleSheet).replaceSync(this.cssText),n&&i.set(t,e))}return e}toString(){return this.cssText}},o=e=>new a(typeof e==`string`?e:e+``,void 0,r),s=(e,...t)=>new a(e.length===1?e[0]:t.reduce((t,n,r)=>t+(e=>{if(!0===e._$cssResult$)return e.cssText;if(typeof e==`number`)return e;throw Error(`Value passed to 'css' function must be a 'css' function result: `+e+`. Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.`)})(n)+e[r+1],e[0]),e,r),c=(e,r)=>{if(n)e.adoptedStyleSheets=r.map(e=>e instanceof CSSStyleSheet?e:e.styleSheet);else for(let n of r){let r=document.createElement(`style`),i=t.litNonce;i!==void 0&&r.setAttribute(`nonce`,i),r.textContent=n.cssText,e.appendChild(r)}},l=n?e=>e:e=>e instanceof CSSStyleSheet?(e=>{let t=``;for(let n of e.cssRules)t+=n.cssText;return o(t)})(e):e,{is:u,defineProperty:d,getOwnPropertyDescriptor:f,getOwnPropertyNames:p,getOwnPropertySymbols:m,getPrototypeOf:ee}=Object,te=globalThis,ne=te.trustedTypes,re=ne?ne.emptyScript:``,ie=te.reactiveElementPolyfillSupport,ae=(e,t)=>e,oe={toAttribute(e,t){switch(t){case Boolean:e=e?re:null;break;case Object:case Array:e=e==null?e:JSON.stringify(e)}return e},fromAttribute(e,t){let n=e;switch(t){case Boolean:n=e!==null;break;case Number:n=e===null?null:Number(e);break;case Object:case Array:try{n=JSON.parse(e)}catch{n=null}}return n}},se=(e,t)=>!u(e,t),ce={attribute:!0,type:String,converter:oe,reflect:!1,useDefault:!1,hasChanged:se};Symbol.metadata??=Symbol(`metadata`),te.litPropertyMetadata??=new WeakMap;var h=class extends HTMLElement{static addInitializer(e){this._$Ei(),(this.l??=[]).push(e)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(e,t=ce){if(t.state&&(t.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(e)&&((t=Object.create(t)).wrapped=!0),this.elementProperties.set(e,t),!t.noAccessor){let n=Symbol(),r=this.getPropertyDescriptor(e,n,t);r!==void 0&&d(this.prototype,e,r)}}static getPropertyDescriptor(e,t,n){let{get:r,set:i}=f(this.prototype,e)??{get(){return this[t]},set(e){this[t]=e}};return{get:r,set(t){let a=r?.call(this);i?.call(this,t),this.requestUpdate(e,a,n)},configurable:!0,enumerable:!0}}static getPropertyOptions(e){return this.elementProperties.get(e)??ce}static _$Ei(){if(this.hasOwnProperty(ae(`elementProperties`)))return;let e=ee(this);e.finalize(),e.l!==void 0&&(this.l=[...e.l]),this.elementProperties=new Map(e.elementProperties)}static finalize(){if(this.hasOwnProperty(ae(`finalized`)))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(ae(`properties`))){let e=this.properties,t=[...p(e),...m(e)];for(let n of t)this.createProperty(n,e[n])}let e=this[Symbol.metadata];if(e!==null){let t=litPropertyMetadata.get(e);if(t!==void 0)for(let[e,n]of t)this.elementProperties.set(e,n)}this._$Eh=new Map;for(let[e,t]of this.elementProperties){let n=this._$Eu(e,t);n!==void 0&&this._$Eh.set(n,e)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(e){let t=[];if(Array.isArray(e)){let n=new Set(e.flat(1/0).reverse());for(let e of n)t.unshift(l(e))}else e!==void 0&&t.push(l(e));return t}static _$Eu(e,t){let n=t.attribute;return!1===n?void 0:typeof n==`string`?n:typeof e==`string`?e.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(e=>this.enableUpdating=e),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(e=>e(this))}addController(e){(this._$EO??=new Set).add(e),this.renderRoot!==void 0&&this.isConnected&&e.hostConnected?.()}removeController(e){this._$EO?.delete(e)}_$E_(){let e=new Map,t=this.constructor.elementProperties;for(let n of t.keys())this.hasOwnProperty(n)&&(e.set(n,this[n]),delete this[n]);e.size>0&&(this._$Ep=e)}createRenderRoot(){let e=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return c(e,this.constructor.elementStyles),e}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(e=>e.hostConnected?.())}enableUpdating(e){}disconnectedCallback(){this._$EO?.forEach(e=>e.hostDisconnected?.())}attributeChangedCallback(e,t,n){this._$AK(e,n)}_$ET(e,t){let n=this.constructor.elementProperties.get(e),r=this.constructor._$Eu(e,n);if(r!==void 0&&!0===n.reflect){let i=(n.converter?.toAttribute===void 0?oe:n.converter).toAttribute(t,n.type);this._$Em=e,i==null?this.removeAttribute(r):this.setAttribute(r,i),this._$Em=null}}_$AK(e,t){let n=this.constructor,r=n._$Eh.get(e);if(r!==void 0&&this._$Em!==r){let e=n.getPropertyOptions(r),i=typeof e.converter==`function`?{fromAttribute:e.converter}:e.converter?.fromAttribute===void 0?oe:e.converter;this._$Em=r;let a=i.fromAttribute(t,e.type);this[r]=a??this._$Ej?.get(r)??a,this._$Em=null}}requestUpdate(e,t,n,r=!1,i){if(e!==void 0){let a=this.constructor;if(!1===r&&(i=this[e]),n??=a.getPropertyOptions(e),!((n.hasChanged??se)(i,t)||n.useDefault&&n.reflect&&i===this._$Ej?.get(e)&&!this.hasAttribute(a._$Eu(e,n))))return;this.C(e,t,n)}!1===this.isUpdatePending&&(this._$ES=this._$EP())}C(e,t,{useDefault:n,reflect:r,wrapped:i},a){n&&!(this._$Ej??=new Map).has(e)&&(this._$Ej.set(e,a??t??this[e]),!0!==i||a!==void 0)||(this._$AL.has(e)||(this.hasUpdated||n||(t=void 0),this._$AL.set(e,t)),!0===r&&this._$Em!==e&&(this._$Eq??=new Set).add(e))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(e){Promise.reject(e)}let e=this.scheduleUpdate();return e!=null&&await e,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[e,t]of this._$Ep)this[e]=t;this._$Ep=void 0}let e=this.constructor.elementProperties;if(e.size>0)for(let[t,n]of e){let{wrapped:e}=n,r=this[t];!0!==e||this._$AL.has(t)||r===void 0||this.C(t,void 0,n,r)}}let e=!1,t=this._$AL;try{e=this.shouldUpdate(t),e?(this.willUpdate(t),this._$EO?.forEach(e=>e.hostUpdate?.()),this.update(t)):this._$EM()}catch(t){throw e=!1,this._$EM(),t}e&&this._$AE(t)}willUpdate(e){}_$AE(e){this._$EO?.forEach(e=>e.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(e)),this.updated(e)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(e){return!0}update(e){this._$Eq&&=this._$Eq.forEach(e=>this._$ET(e,this[e])),this._$EM()}updated(e){}firstUpdated(e){}};h.elementStyles=[],h.shadowRootOptions={mode:`open`},h[ae(`elementProperties`)]=new Map,h[ae(`finalized`)]=new Map,ie?.({ReactiveElement:h}),(te.reactiveElementVersions??=[]).push(`2.1.2`);var le=globalThis,ue=e=>e,de=le.trustedTypes,fe=de?de.createPolicy(`lit-html`,{createHTML:e=>e}):void 0,pe=`$lit$`,g=`lit$${Math.random().toFixed(9).slice(2)}$`,me=`?`+g,he=`<${me}>`,_=document,ge=()=>_.createComment(``),_e=e=>e===null||typeof e!=`object`&&typeof e!=`function`,ve=Array.isArray,ye=e=>ve(e)||typeof e?.[Symbol.iterator]==`function`,be=`[ 	
\f\r]`,xe=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Se=/-->/g,Ce=/>/g,v=RegExp(`>|${be}(?:([^\\s"'>=/]+)(${be}*=${be}*(?:[^ \t\n\f\r"'\`<>=]|("|')|))|$)`,`g`),we=/'/g,Te=/"/g,Ee=/^(?:script|style|textarea|title)$/i,y=(e=>(t,...n)=>({_$litType$:e,strings:t,values:n}))(1),b=Symbol.for(`lit-noChange`),x=Symbol.for(`lit-nothing`),De=new WeakMap,S=_.createTreeWalker(_,129);function Oe(e,t){if(!ve(e)||!e.hasOwnProperty(`raw`))throw Error(`invalid template strings array`);return fe===void 0?t:fe.createHTML(t)}var ke=(e,t)=>{let n=e.length-1,r=[],i,a=t===2?`<svg>`:t===3?`<math>`:``,o=xe;for(let t=0;t<n;t++){let n=e[t],s,c,l=-1,u=0;for(;u<n.length&&(o.lastIndex=u,c=o.exec(n),c!==null);)u=o.lastIndex,o===xe?c[1]===`!--`?o=Se:c[1]===void 0?c[2]===void 0?c[3]!==void 0&&(o=v):(Ee.test(c[2])&&(i=RegExp(`</`+c[2],`g`)),o=v):o=Ce:o===v?c[0]===`>`?(o=i??xe,l=-1):c[1]===void 0?l=-2:(l=o.lastIndex-c[2].length,s=c[1],o=c[3]===void 0?v:c[3]===`"`?Te:we):o===Te||o===we?o=v:o===Se||o===Ce?o=xe:(o=v,i=void 0);let d=o===v&&e[t+1].startsWith(`/>`)?` `:``;a+=o===xe?n+he:l>=0?(r.push(s),n.slice(0,l)+pe+n.slice(l)+g+d):n+g+(l===-2?t:d)}return[Oe(e,a+(e[n]||`<?>`)+(t===2?`</svg>`:t===3?`</math>`:``)),r]},Ae=class e{constructor({strings:t,_$litType$:n},r){let i;this.parts=[];let a=0,o=0,s=t.length-1,c=this.parts,[l,u]=ke(t,n);if(this.el=e.createElement(l,r),S.currentNode=this.el.content,n===2||n===3){let e=this.el.content.firstChild;e.replaceWith(...e.childNodes)}for(;(i=S.nextNode())!==null&&c.length<s;){if(i.nodeType===1){if(i.hasAttributes())for(let e of i.getAttributeNames())if(e.endsWith(pe)){let t=u[o++],n=i.getAttribute(e).split(g),r=/([.?@])?(.*)/.exec(t);c.push({type:1,index:a,name:r[2],strings:n,ctor:r[1]===`.`?Pe:r[1]===`?`?Fe:r[1]===`@`?Ie:Ne}),i.removeAttribute(e)}else e.startsWith(g)&&(c.push({type:6,index:a}),i.removeAttribute(e));if(Ee.test(i.tagName)){let e=i.textContent.split(g),t=e.length-1;if(t>0){i.textContent=de?de.emptyScript:``;for(let n=0;n<t;n++)i.append(e[n],ge()),S.nextNode(),c.push({type:2,index:++a});i.append(e[t],ge())}}}else if(i.nodeType===8){if(i.data===me)c.push({type:2,index:a});else{let e=-1;for(;(e=i.data.indexOf(g,e+1))!==-1;)c.push({type:7,index:a}),e+=g.length-1}}a++}}static createElement(e,t){let n=_.createElement(`template`);return n.innerHTML=e,n}};function C(e,t,n=e,r){if(t===b)return t;let i=r===void 0?n._$Cl:n._$Co?.[r],a=_e(t)?void 0:t._$litDirective$;return i?.constructor!==a&&(i?._$AO?.(!1),a===void 0?i=void 0:(i=new a(e),i._$AT(e,n,r)),r===void 0?n._$Cl=i:(n._$Co??=[])[r]=i),i!==void 0&&(t=C(e,i._$AS(e,t.values),i,r)),t}var je=class{constructor(e,t){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=t}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:t},parts:n}=this._$AD,r=(e?.creationScope??_).importNode(t,!0);S.currentNode=r;let i=S.nextNode(),a=0,o=0,s=n[0];for(;s!==void 0;){if(a===s.index){let t;s.type===2?t=new Me(i,i.nextSibling,this,e):s.type===1?t=new s.ctor(i,s.name,s.strings,this,e):s.type===6&&(t=new Le(i,this,e)),this._$AV.push(t),s=n[++o]}a!==s?.index&&(i=S.nextNode(),a++)}return S.currentNode=_,r}p(e){let t=0;for(let n of this._$AV)n!==void 0&&(n.strings===void 0?n._$AI(e[t]):(n._$AI(e,n,t),t+=n.strings.length-2)),t++}},Me=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,t,n,r){this.type=2,this._$AH=x,this._$AN=void 0,this._$AA=e,this._$AB=t,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,t=this._$AM;return t!==void 0&&e?.nodeType===11&&(e=t.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,t=this){e=C(this,e,t),_e(e)?e===x||e==null||e===``?(this._$AH!==x&&this._$AR(),this._$AH=x):e!==this._$AH&&e!==b&&this._(e):e._$litType$===void 0?e.nodeType===void 0?ye(e)?this.k(e):this._(e):this.T(e):this.$(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==x&&_e(this._$AH)?this._$AA.nextSibling.data=e:this.T(_.createTextNode(e)),this._$AH=e}$(e){let{values:t,_$litType$:n}=e,r=typeof n==`number`?this._$AC(e):(n.el===void 0&&(n.el=Ae.createElement(Oe(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(t);else{let e=new je(r,this),n=e.u(this.options);e.p(t),this.T(n),this._$AH=e}}_$AC(e){let t=De.get(e.strings);return t===void 0&&De.set(e.strings,t=new Ae(e)),t}k(t){ve(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,i=0;for(let a of t)i===n.length?n.push(r=new e(this.O(ge()),this.O(ge()),this,this.options)):r=n[i],r._$AI(a),i++;i<n.length&&(this._$AR(r&&r._$AB.nextSibling,i),n.length=i)}_$AR(e=this._$AA.nextSibling,t){for(this._$AP?.(!1,!0,t);e!==this._$AB;){let t=ue(e).nextSibling;ue(e).remove(),e=t}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},Ne=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,t,n,r,i){this.type=1,this._$AH=x,this._$AN=void 0,this.element=e,this.name=t,this._$AM=r,this.options=i,n.length>2||n[0]!==``||n[1]!==``?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=x}_$AI(e,t=this,n,r){let i=this.strings,a=!1;if(i===void 0)e=C(this,e,t,0),a=!_e(e)||e!==this._$AH&&e!==b,a&&(this._$AH=e);else{let r=e,o,s;for(e=i[0],o=0;o<i.length-1;o++)s=C(this,r[n+o],t,o),s===b&&(s=this._$AH[o]),a||=!_e(s)||s!==this._$AH[o],s===x?e=x:e!==x&&(e+=(s??``)+i[o+1]),this._$AH[o]=s}a&&!r&&this.j(e)}j(e){e===x?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??``)}},Pe=class extends Ne{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===x?void 0:e}},Fe=class extends Ne{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==x)}},Ie=class extends Ne{constructor(e,t,n,r,i){super(e,t,n,r,i),this.type=5}_$AI(e,t=this){if((e=C(this,e,t,0)??x)===b)return;let n=this._$AH,r=e===x&&n!==x||e.capture!==n.capture||e.once!==n.once||e.passive!==n.passive,i=e!==x&&(n===x||r);r&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH==`function`?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Le=class{constructor(e,t,n){this.element=e,this.type=6,this._$AN=void 0,this._$AM=t,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(e){C(this,e)}},Re={M:pe,P:g,A:me,C:1,L:ke,R:je,D:ye,V:C,I:Me,H:Ne,N:Fe,U:Ie,B:Pe,F:Le},ze=le.litHtmlPolyfillSupport;ze?.(Ae,Me),(le.litHtmlVersions??=[]).push(`3.3.3`);var Be=(e,t,n)=>{let r=n?.renderBefore??t,i=r._$litPart$;if(i===void 0){let e=n?.renderBefore??null;r._$litPart$=i=new Me(t.insertBefore(ge(),e),e,void 0,n??{})}return i._$AI(e),i},Ve=globalThis,w=class extends h{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let e=super.createRenderRoot();return this.renderOptions.renderBefore??=e.firstChild,e}update(e){let t=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(e),this._$Do=Be(t,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return b}};w._$litElement$=!0,w.finalized=!0,Ve.litElementHydrateSupport?.({LitElement:w});var He=Ve.litElementPolyfillSupport;He?.({LitElement:w}),(Ve.litElementVersions??=[]).push(`4.2.2`);var T=e=>(t,n)=>{n===void 0?customElements.define(e,t):n.addInitializer(()=>{customElements.define(e,t)})},Ue={attribute:!0,type:String,converter:oe,reflect:!1,hasChanged:se},We=(e=Ue,t,n)=>{let{kind:r,metadata:i}=n,a=globalThis.litPropertyMetadata.get(i);if(a===void 0&&globalThis.litPropertyMetadata.set(i,a=new Map),r===`setter`&&((e=Object.create(e)).wrapped=!0),a.set(n.name,e),r===`accessor`){let{name:r}=n;return{set(n){let i=t.get.call(this);t.set.call(this,n),this.requestUpdate(r,i,e,!0,n)},init(t){return t!==void 0&&this.C(r,void 0,e,t),t}}}if(r===`setter`){let{name:r}=n;return function(n){let i=this[r];t.call(this,n),this.requestUpdate(r,i,e,!0,n)}}throw Error(`Unsupported decorator location: `+r)};function E(e){return(t,n)=>typeof n==`object`?We(e,t,n):((e,t,n)=>{let r=t.hasOwnProperty(n);return t.constructor.createProperty(n,e),r?Object.getOwnPropertyDescriptor(t,n):void 0})(e,t,n)}function D(e){return E({...e,state:!0,attribute:!1})}var Ge=(e,t,n)=>(n.configurable=!0,n.enumerable=!0,Reflect.decorate&&typeof t!=`object`&&Object.defineProperty(e,t,n),n);function Ke(e,t){return(n,r,i)=>{let a=t=>t.renderRoot?.querySelector(e)??null;if(t){let{get:e,set:t}=typeof r==`object`?n:i??(()=>{let e=Symbol();return{get(){return this[e]},set(t){this[e]=t}}})();return Ge(n,r,{get(){let n=e.call(this);return n===void 0&&(n=a(this),(n!==null||this.hasUpdated)&&t.call(this,n)),n}})}return Ge(n,r,{get(){return a(this)}})}}var qe=new MessageChannel,Je=[];qe.port1.onmessage=()=>Je.shift()?.();function O(){return new Promise(e=>{Je.push(e),qe.port2.postMessage(null)})}var Ye=Promise.resolve();function Xe(e){let t=Ye.then(O).then(e);return Ye=t.catch(()=>void 0),t}function Ze(e){e.getBoundingClientRect()}async function Qe(e){for(let t of e)await O(),t.hidden=!1,Ze(t)}var k=class extends w{async scheduleUpdate(){this.hasUpdated||await O(),await super.scheduleUpdate()}},$e=class extends k{async scheduleUpdate(){await Xe(async()=>{await super.scheduleUpdate(),await O(),Ze(this)})}};async function et(e){await e.updateComplete;for(let t of e.renderRoot.querySelectorAll(`*`))t instanceof k&&await et(t)}var A=s`
  * {
    box-sizing: border-box;
  }
  :host {
    display: block;
    min-width: 0;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  h2,
  h3,
  p {
    margin: 0;
  }
  h2 {
    font-size: 1rem;
    font-weight: 650;
    letter-spacing: 0.005em;
  }
  .card {
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
    padding: 16px;
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  .spread {
    justify-content: space-between;
  }
  .soft {
    color: var(--soft);
    font-size: 0.875rem;
  }
  .mono {
    font-family: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace;
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
  .number {
    font-variant-numeric: tabular-nums;
  }
  label,
  legend {
    font-size: 0.8125rem;
    font-weight: 600;
    color: var(--soft);
  }
  fieldset {
    border: 0;
    padding: 0;
    margin: 0;
    min-width: 0;
  }
  .field {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
  button,
  input,
  select,
  textarea,
  .button {
    font: inherit;
    color: inherit;
  }
  button,
  .button {
    min-height: 40px;
    padding: 6px 14px;
    border-radius: 9px;
    border: 1px solid var(--line-strong);
    background: var(--card);
    font-weight: 550;
    font-size: 0.9375rem;
    cursor: pointer;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    text-decoration: none;
  }
  button:hover:not(:disabled),
  .button:hover {
    border-color: var(--accent);
    background: var(--accent-wash);
  }
  button.primary {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--accent-ink);
  }
  button.primary:hover:not(:disabled) {
    background: color-mix(in oklab, var(--accent) 88%, var(--ink));
  }
  button.quiet {
    border-color: transparent;
    background: transparent;
    color: var(--accent);
    padding-inline: 8px;
  }
  button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  input:not([type="checkbox"]):not([type="radio"]):not([type="range"]),
  select,
  textarea {
    width: 100%;
    min-height: 40px;
    padding: 7px 10px;
    border-radius: 9px;
    border: 1px solid var(--line-strong);
    background: var(--well);
  }
  textarea {
    resize: vertical;
  }
  input[type="checkbox"],
  input[type="range"] {
    accent-color: var(--accent);
  }
  input[aria-invalid="true"],
  textarea[aria-invalid="true"] {
    border-color: var(--warn);
    box-shadow: inset 0 0 0 1px var(--warn);
  }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .message {
    font-size: 0.875rem;
    min-height: 1.5em;
  }
  .message.wrong {
    color: var(--warn);
  }
  .message.wrong::before {
    content: "✕ ";
    font-weight: 700;
  }
  .unseen {
    position: absolute;
    width: 1px !important;
    height: 1px;
    min-height: 0 !important;
    margin: -1px;
    padding: 0 !important;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    border: 0;
  }
`;function j(e,t,n,r){var i=arguments.length,a=i<3?t:r===null?r=Object.getOwnPropertyDescriptor(t,n):r,o;if(typeof Reflect==`object`&&typeof Reflect.decorate==`function`)a=Reflect.decorate(e,t,n,r);else for(var s=e.length-1;s>=0;s--)(o=e[s])&&(a=(i<3?o(a):i>3?o(t,n,a):o(t,n))||a);return i>3&&a&&Object.defineProperty(t,n,a),a}var tt=[`system`,`light`,`dark`],nt={system:`◐`,light:`☀`,dark:`☾`},rt=`loyd-theme`,it=`loyd-theme`;function at(){let e=st(),t=tt.find(t=>t===e)??`system`;return document.documentElement.dataset.theme=t,t}var ot=class extends k{constructor(...e){super(...e),this.theme=at()}static{this.styles=A}render(){return y`<button aria-label="Colours: ${this.theme}" title="Colours: ${this.theme}" @click=${this.next}>
      <span aria-hidden="true">${nt[this.theme]}</span>
    </button>`}next(){this.theme=tt[(tt.indexOf(this.theme)+1)%tt.length],document.documentElement.dataset.theme=this.theme,ct(this.theme),window.dispatchEvent(new Event(it))}};j([D()],ot.prototype,`theme`,void 0),ot=j([T(`theme-switch`)],ot);function st(){try{return localStorage.getItem(rt)}catch{return null}}function ct(e){try{localStorage.setItem(rt,e)}catch{return}}var lt=[`U`,`D`,`L`,`R`],ut={U:`D`,D:`U`,L:`R`,R:`L`},dt={U:`↑`,D:`↓`,L:`←`,R:`→`},ft={U:`up`,D:`down`,L:`left`,R:`right`},pt=1e4;function mt(e){return ut[e]}function ht(e){return dt[e]}function gt(e){return ft[e]}function M(e){let t=e.replace(/\s+/g,``);if(!/^([UDLRudlr]\d*)*$/.test(t))return null;let n=[];for(let[,e,r]of t.matchAll(/([UDLRudlr])(\d*)/g)){let t=r?Number(r):1;if(t<1||n.length+t>1e4)return null;for(let r=0;r<t;r+=1)n.push(e.toUpperCase())}return n}function N(e){let t=``;for(let n=0;n<e.length;){let r=n;for(;r<e.length&&e[r]===e[n];)r+=1;t+=e[n]+(r-n>1?String(r-n):``),n=r}return t}function _t(e,t,n){return![e,t].every(e=>Number.isInteger(e)&&e>=2&&e<=16)||n.length!==e*t||new Set(n).size!==n.length||!n.every(e=>Number.isInteger(e)&&e>=0&&e<n.length)?null:{rows:e,columns:t,tiles:[...n]}}function vt(e){let t=e.trim().split(`/`).map(e=>e.trim().split(/\s+/).map(Number)),n=t[0].length;return t.some(e=>e.length!==n)?null:_t(t.length,n,t.flat())}function P(e){return yt(e).map(e=>e.join(` `)).join(`/`)}function yt(e){return Array.from({length:e.rows},(t,n)=>e.tiles.slice(n*e.columns,(n+1)*e.columns))}function bt(e,t,n){let r=e*t;return{rows:e,columns:t,tiles:Array.from({length:r},(e,t)=>n===`blank-last`?(t+1)%r:t)}}function F(e,t){return e.columns===t.columns&&e.tiles.length===t.tiles.length&&e.tiles.every((e,n)=>e===t.tiles[n])}function xt(e,t,n){return n===`blank-first`?e:(e+t-1)%t}function St(e,t){let n=e.tiles.indexOf(0),r=Math.floor(n/e.columns),i=n%e.columns;switch(t){case`U`:return r+1<e.rows?n+e.columns:null;case`D`:return r>0?n-e.columns:null;case`L`:return i+1<e.columns?n+1:null;case`R`:return i>0?n-1:null}}function Ct(e,t){let n=St(e,t);if(n===null)return null;let r=[...e.tiles];return r[r.indexOf(0)]=r[n],r[n]=0,{...e,tiles:r}}function wt(e,t){let n=St(e,t);return n===null?null:e.tiles[n]}function Tt(e){return lt.filter(t=>St(e,t)!==null)}function Et(e,t){let n=e.tiles.indexOf(0),r=Math.floor(n/e.columns)-Math.floor(t/e.columns),i=n%e.columns-t%e.columns;return r!==0&&i!==0?[]:r===0?Array.from({length:Math.abs(i)},()=>i>0?`R`:`L`):Array.from({length:Math.abs(r)},()=>r>0?`D`:`U`)}function Dt(e){let t=e.tiles.filter(e=>e!==0);return[t[t.length-2],t[t.length-1]]}function Ot(e,[t,n]){let r=e.tiles.map(e=>e===t?n:e===n?t:e);return{...e,tiles:r}}function kt(e){return e===`blank-last`?`blank-first`:`blank-last`}function At(e,t){let n=e.tiles.map(n=>xt(n,e.tiles.length,t)),r=e.tiles.indexOf(0),i=xt(0,e.tiles.length,t),a=Math.floor(r/e.columns)-Math.floor(i/e.columns),o=r%e.columns-i%e.columns;return jt(n)%2==Math.abs(a+o)%2}function jt(e){let t=new Set,n=0;for(let r=0;r<e.length;r+=1)if(!t.has(r)){n+=1;for(let n=r;!t.has(n);n=e[n])t.add(n)}return e.length-n}function I(e,t){let n=[e];for(let e of t){let t=Ct(n[n.length-1],e);if(!t)break;n.push(t)}return n}var Mt=[`stm`,`mtm`];function Nt(e,t){let n=[];for(let r of e){let e=n[n.length-1];t===`mtm`&&e?.[0]===r?e.push(r):n.push([r])}return n}function Pt(e,t){return Nt(M(e)??[],t).length}function Ft(e,t){let n=[e];for(let e of t){let t=It(n[n.length-1],e);if(!t)break;n.push(t)}return n}function It(e,t){return t.reduce((e,t)=>e&&Ct(e,t),e)}function Lt(e,t){let n=It(e,t.slice(1));return n&&t.length>0?wt(n,t[0]):null}function Rt(e,t){return`${e??``} ${ht(t[0])}${t.length>1?t.length:``}`.trim()}function zt(e,t){return`${e??``} ${gt(t[0])}${t.length>1?`, ${t.length} tiles`:``}`.trim()}var Bt=[`solve`,`play`,`analyse`,`compare`],Vt=[`board`,`goal`,`moves`,`view`,`metric`,`place`,`names`],Ht=[`s`,`w`,`g`,`m`,`p`,`c`,`v`,`h`,`e`],Ut=[`blank-last`,`blank-first`],Wt=20,Gt=6e4;function Kt(e){let t=e.replace(/^#/,``),n=new URLSearchParams(t.length>Gt?``:t),r=Bt.find(e=>e===n.get(`v`)),i=Ut.find(e=>e===n.get(`g`)),a=Mt.find(e=>e===n.get(`c`)),o=qt(n.get(`s`),n.get(`w`)),s=n.get(`m`)??``,c=M(s)!==null,l=Number(n.get(`p`)??0),u=Number.isInteger(l)&&l>=0,d=Jt(n.get(`h`)),f=Jt(n.get(`e`)),p={board:o===null&&([`s`,`w`,`m`].some(e=>n.has(e))||t!==``&&!Ht.some(e=>n.has(e))),goal:n.has(`g`)&&i===void 0,moves:!c,view:n.has(`v`)&&r===void 0,metric:n.has(`c`)&&a===void 0,place:!u,names:d.damaged||f.damaged};return{state:{view:r??`solve`,board:o,goal:i??`blank-last`,moves:c?s:``,place:u?l:0,metric:a??`stm`,heuristics:d.names,searches:f.names},damaged:Vt.find(e=>p[e])??null}}function L(e){let t=[];if(e.board){let{rows:n,columns:r,tiles:i}=e.board;t.push([`s`,i.join(`_`)]),n!==r&&t.push([`w`,String(r)])}return e.goal!==`blank-last`&&t.push([`g`,e.goal]),e.moves&&t.push([`m`,e.moves]),e.moves&&e.place>0&&t.push([`p`,String(e.place)]),e.metric!==`stm`&&t.push([`c`,e.metric]),e.view!==`solve`&&t.push([`v`,e.view]),e.heuristics&&t.push([`h`,e.heuristics.join(` `)]),e.searches&&t.push([`e`,e.searches.join(` `)]),`#`+t.map(([e,t])=>`${e}=${encodeURIComponent(t)}`).join(`&`)}function qt(e,t){if(!e||!/^\d+(_\d+)*$/.test(e))return null;let n=e.split(`_`).map(Number),r=t===null?Math.sqrt(n.length):Number(t);return _t(n.length/r,r,n)}function Jt(e){if(e===null)return{names:null,damaged:!1};let t=e.split(` `).filter(e=>e!==``),n=[...new Set(t.filter(e=>/^[\w:+*,|-]{1,60}$/.test(e)))].slice(0,Wt);return{names:n,damaged:n.length<new Set(t).size}}var Yt=400,Xt=class{constructor(){this.written=location.hash,this.wanted=null,window.addEventListener(`click`,()=>this.writeNow(),{capture:!0})}show(e){this.wanted=e,this.timer===void 0&&this.write()}begin(e){this.writeNow(),location.hash===this.written&&(history.pushState(null,``,e),this.written=location.hash)}changed(){this.wanted=null,this.written=location.hash}writeNow(){clearTimeout(this.timer),this.write()}write(){this.timer=void 0,this.wanted!==null&&location.hash===this.written&&(history.replaceState(null,``,this.wanted),this.written=location.hash,this.wanted=null,this.timer=setTimeout(()=>this.write(),Yt))}},R=class extends Error{constructor(e,t,n=null,r=null){super(t),this.kind=e,this.field=n,this.span=r}};function Zt(e){return e instanceof DOMException&&e.name===`AbortError`}async function*Qt(e){let t=e.getReader(),n=new TextDecoder,r=``;try{for(;;){let{done:e,value:i}=await t.read();if(e)return;r=(r+n.decode(i,{stream:!0})).replace(/\r\n/g,`
`);for(let e=r.indexOf(`

`);e>=0;e=r.indexOf(`

`)){let t=$t(r.slice(0,e));r=r.slice(e+2),t&&(yield t)}}}finally{await t.cancel().catch(()=>void 0)}}function $t(e){let t=`message`,n=[];for(let r of e.split(`
`)){let e=r.indexOf(`:`),i=e<0?r:r.slice(0,e),a=e<0?``:r.slice(e+1).replace(/^ /,``);i===`event`&&(t=a),i===`data`&&n.push(a)}return n.length>0?{name:t,text:n.join(`
`)}:null}var en={ask:tn,askWithProgress:nn,where:`Everything is computed by the loyd server that sent you this page.`,largeTables:null};async function tn(e,t,n){let r=await rn(e,t,`application/json`,n);if(!r.ok)throw await an(r);return await r.json()}async function nn(e,t,n,r){let i=await rn(e,t,`text/event-stream`,r);if(!i.ok)throw await an(i);if(!i.headers.get(`Content-Type`)?.startsWith(`text/event-stream`))return await i.json();for await(let{name:e,text:t}of Qt(i.body)){let r=JSON.parse(t);if(e===`answer`)return r;if(e===`failure`)throw on(r);(e===`queued`||e===`progress`)&&n.progress?.(r),e===`solution`&&n.solution?.(r)}throw new R(`internal`,"The connection ended before the answer came. Is `loyd serve` still running?")}async function rn(e,t,n,r){try{return await fetch(e,{method:t?`POST`:`GET`,headers:{Accept:n,...t?{"Content-Type":`application/json`}:{}},...t?{body:JSON.stringify(t)}:{},...r?{signal:r}:{}})}catch(e){throw Zt(e)?e:new R(`unreachable`,"The server does not answer. Start it again with `loyd serve`.")}}async function an(e){return on(await e.json().catch(()=>null),`The server answered ${e.status} without saying why.`)}function on(e,t=`The server failed without saying why.`){let n=e?.error;return new R(n?.kind??`internal`,n?.message??t,n?.field??null,n?.span??null)}function sn(e,t,n){return en.ask(e,t,n)}function cn(e,t,n,r){return en.askWithProgress(e,t,n,r)}var ln=null;function un(){return ln??=sn(`/api/specs`).catch(e=>{throw ln=null,e}),ln}async function dn(e){let t=(await un()).limits.time_seconds;return Math.min(e,t)}var fn=`loyd-kept`,pn=1,mn=[`rounds`,`look`],hn=null;function gn(e){return bn(e,`readonly`,e=>e.getAll())}function _n(e,t){return bn(e,`readonly`,e=>e.get(t))}async function vn(e,t){await bn(e,`readwrite`,e=>{for(let[n,r]of t)e.put(r,n);return e.count()})}async function yn(e,t){await bn(e,`readwrite`,e=>e.delete(t))}async function bn(e,t,n){let r=(await xn()).transaction(e,t),i=n(r.objectStore(e));return new Promise((e,t)=>{r.oncomplete=()=>e(i.result),r.onabort=()=>t(r.error??Error(`the browser gave up`))})}function xn(){return hn??=new Promise((e,t)=>{let n=indexedDB.open(fn,pn);n.onupgradeneeded=()=>{for(let e of mn)n.result.createObjectStore(e)},n.onsuccess=()=>{n.result.onversionchange=()=>{n.result.close(),hn=null},e(n.result)},n.onerror=()=>t(n.error??Error(`the browser keeps nothing`))}).catch(e=>{throw hn=null,e}),hn}var Sn=class{constructor(e){this.bring=e,this.module=null,this.failure=null,this.loading=null}load(){return this.loading??=this.attempt(),this.loading}async attempt(){this.failure=null;try{this.module=await this.bring()}catch(e){this.failure=e instanceof Error?e.message:String(e),this.loading=null}}},Cn=100,wn={lower:0,upper:null,moves:null},Tn=class{constructor(e){this.most=e,this.values=new Map}get(e){return this.values.get(e)}set(e,t){this.values.delete(e),this.values.set(e,t);for(let e of this.values.keys()){if(this.values.size<=this.most)return;this.values.delete(e)}}};function z(...e){return e.join(`|`)}var En=class{constructor(){this.solved=new Tn(Cn),this.analysed=new Tn(Cn),this.compared=new Tn(Cn),this.lines=new Tn(Cn),this.lastAnalysis=null,this.game=null,this.wantedLength=``,this.bounds=new Tn(Cn)}boundsOf(e,t,n=`stm`){return this.bounds.get(z(e,t,n))??wn}learn(e,t,n,r=`stm`){let i=this.boundsOf(e,t,r),a=n.moves==null?null:Pt(n.moves,r),o=i.moves===null?null:Pt(i.moves,r),s=[i.upper,n.upper,a].filter(e=>e!=null);this.bounds.set(z(e,t,r),{lower:Math.max(i.lower,n.lower??0),upper:s.length>0?Math.min(...s):null,moves:a!==null&&(o===null||a<o)?n.moves:i.moves})}},Dn=1600,On=class extends w{constructor(...e){super(...e),this.text=()=>``,this.label=`Copy`,this.said=``}static{this.styles=A}disconnectedCallback(){super.disconnectedCallback(),clearTimeout(this.timer)}render(){return y`<button @click=${this.copy}><span aria-live="polite">${this.said||this.label}</span></button>`}async copy(){try{await navigator.clipboard.writeText(this.text()),this.said=`Copied ✓`}catch{this.said=`Not allowed here: select and copy`}clearTimeout(this.timer),this.timer=setTimeout(()=>this.said=``,Dn)}};j([E({attribute:!1})],On.prototype,`text`,void 0),j([E()],On.prototype,`label`,void 0),j([D()],On.prototype,`said`,void 0),On=j([T(`copy-button`)],On);var kn=class extends k{constructor(...e){super(...e),this.phase=`idle`,this.fraction=0,this.trouble=``,this.request=null}static{this.styles=A}disconnectedCallback(){super.disconnectedCallback(),this.request?.abort()}render(){if(!en.largeTables)return x;switch(this.phase){case`idle`:return y`<div class="row">
          <button @click=${this.prepare}>Prepare large tables</button>
          <span>For hard 4x4 boards: takes about ten seconds and 400 MB of memory, and keeps 200 MB in this browser.</span>
        </div>`;case`running`:return y`<div class="row">
          <progress aria-label="Large tables" max="1" .value=${this.fraction}></progress>
          <button @click=${()=>this.request?.abort()}>Cancel</button>
        </div>`;case`done`:return y`<p role="status">Large tables are ready.</p>`;case`failed`:return y`<div class="row" role="alert">
          <span>Large tables could not be prepared: ${this.trouble}</span>
          <button @click=${this.prepare}>Try again</button>
        </div>`}}async prepare(){this.request=new AbortController,this.fraction=0,this.phase=`running`;try{await en.largeTables.prepare(e=>this.fraction=Math.max(this.fraction,e),this.request.signal),this.phase=`done`}catch(e){this.trouble=e instanceof Error?e.message:String(e),this.phase=Zt(e)?`idle`:`failed`}}};j([D()],kn.prototype,`phase`,void 0),j([D()],kn.prototype,`fraction`,void 0),kn=j([T(`large-tables`)],kn);var An=class extends k{static{this.styles=[A,s`
      footer {
        max-width: var(--page);
        margin: 0 auto;
        padding: 8px var(--gap) 32px;
        display: grid;
        gap: 6px;
      }
      footer a {
        color: var(--accent);
        white-space: nowrap;
      }
      .legend,
      .legend div {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 8px;
        margin: 0;
      }
      .legend {
        column-gap: 20px;
      }
      .legend dd {
        margin: 0;
      }
      .legend dt {
        display: grid;
        place-items: center;
        width: 22px;
        height: 22px;
        font-weight: 700;
        line-height: 1;
        border-radius: 50%;
        border: 1px solid transparent;
      }
      .legend .home {
        border-radius: 6px;
        background: var(--tile-bottom);
        border-color: var(--tile-edge);
        color: var(--tile-home);
        text-decoration: underline;
        text-underline-offset: 2px;
      }
      .legend .best {
        background: var(--accent);
        color: var(--accent-ink);
      }
      .legend .wrong {
        background: var(--warn);
        color: var(--warn-wash);
      }
      kbd {
        font: inherit;
        font-size: 0.8125rem;
        border: 1px solid var(--line-strong);
        border-radius: 5px;
        padding: 0 5px;
      }
    `]}render(){return y`
      <footer class="soft">
        <dl class="legend">
          <div><dt class="home">7</dt><dd>the tile is where it belongs</dd></div>
          <div><dt class="best">↑</dt><dd>a best move</dd></div>
          <div><dt class="wrong">✕</dt><dd>leads away from the goal</dd></div>
        </dl>
        <p>
          On the board: <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd>, or <kbd>W</kbd> <kbd>S</kbd> <kbd>A</kbd> <kbd>D</kbd>, slide a tile that way; a
          press on a tile or a swipe does the same. <kbd>Ctrl</kbd> <kbd>Z</kbd> takes a change back. Moves are written by the direction in which the tile
          goes: U2 slides two tiles up. <a href="guide.html">Guide: views, notations, sharing</a>
        </p>
        <p>${en.where} Pictures and sessions stay in your browser.</p>
        <large-tables></large-tables>
      </footer>
    `}};An=j([T(`page-footer`)],An);var jn=`input:not([type=checkbox]):not([type=range]), textarea`,Mn=class extends k{constructor(...e){super(...e),this.undoable=!1,this.redoable=!1,this.onKey=e=>{let t=e.key.toLowerCase();!(e.ctrlKey||e.metaKey)||e.altKey||e.defaultPrevented||t!==`z`&&t!==`y`||e.composedPath().some(e=>e instanceof Element&&e.matches(jn))||(e.preventDefault(),this.say(t===`y`||e.shiftKey?`Redo`:`Undo`))}}static{this.styles=[A,s`
      :host {
        display: flex;
        gap: 6px;
      }
      button {
        padding: 0;
        width: 40px;
      }
      svg {
        width: 20px;
        height: 20px;
        fill: none;
        stroke: currentColor;
        stroke-width: 2;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      @media (max-width: 560px) {
        button {
          width: 36px;
        }
      }
    `]}connectedCallback(){super.connectedCallback(),window.addEventListener(`keydown`,this.onKey)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(`keydown`,this.onKey)}render(){return y`${this.renderButton(`Undo`,`M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H9`,this.undoable)}
    ${this.renderButton(`Redo`,`m16 5 4 4-4 4m4-4H10a5 5 0 0 0 0 10h5`,this.redoable)}`}renderButton(e,t,n){return y`<button aria-label=${e} title=${e} ?disabled=${!n} @click=${()=>this.say(e)}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${t}></path></svg>
    </button>`}say(e){this.dispatchEvent(new CustomEvent(e.toLowerCase()))}};j([E({type:Boolean})],Mn.prototype,`undoable`,void 0),j([E({type:Boolean})],Mn.prototype,`redoable`,void 0),Mn=j([T(`undo-buttons`)],Mn);var Nn={picture:null,numbers:!0,hover:!1,letters:!0};async function Pn(){try{let e=await _n(`look`,`look`);if(!e)return null;let t=e.picture instanceof Blob?await createImageBitmap(e.picture).catch(()=>null):null;return{picture:t,numbers:e.numbers!==!1||!t,hover:e.hover===!0,letters:e.letters!==!1}}catch{return null}}async function Fn(e){let t={...e,picture:e.picture&&await In(e.picture)};await vn(`look`,new Map([[`look`,t]])).catch(()=>void 0)}function In(e){let t=document.createElement(`canvas`);return[t.width,t.height]=[e.width,e.height],t.getContext(`2d`)?.drawImage(e,0,0),new Promise(e=>t.toBlob(e,`image/webp`,.9))}var Ln=1200;async function Rn(e){let t=await createImageBitmap(e).catch(()=>{throw Error(`${e.name} is not a picture that this browser can read. PNG, JPEG and WebP work.`)}),n=Ln/Math.max(t.width,t.height);if(n>=1)return t;let r=await createImageBitmap(t,{resizeWidth:Math.max(1,Math.round(t.width*n)),resizeHeight:Math.max(1,Math.round(t.height*n)),resizeQuality:`high`});return t.close(),r}function zn(e,t,n,r){let i=Math.min(e.width/r,e.height/n);return{left:(e.width-i*r)/2+t%r*i,top:(e.height-i*n)/2+Math.floor(t/r)*i,side:i}}function Bn(e,t,n,r,i){let{left:a,top:o,side:s}=zn(t,n,r,i),c=Math.max(1,Math.ceil(e.clientWidth*devicePixelRatio));e.width=c,e.height=c,e.getContext(`2d`)?.drawImage(t,a,o,s,s,0,0,c,c)}var Vn=5,Hn=class{constructor(e,t){this.memory=e,this.judged=t,this.work=Promise.resolve(),this.outcomes=new Map}take(e,t,n){this.memory.learn(e,t,{moves:n});let r=z(e,t),{lower:i,upper:a}=this.memory.boundsOf(e,t),o=this.outcomes.get(r);o!==null&&(i===a||o===``?this.judged(e,t):(this.outcomes.set(r,null),this.work=this.work.then(async()=>{this.outcomes.set(r,await this.ask(e,t)),this.judged(e,t)})))}isWaiting(e,t){return this.outcomes.get(z(e,t))===null}troubleOf(e,t){return this.outcomes.get(z(e,t))??``}async ask(e,t){try{let n=await cn(`/api/solve`,{board:e,goal:t,time:await dn(Vn)},{},new AbortController().signal);return this.memory.learn(e,t,{lower:n.lower_bound,upper:n.upper_bound,moves:n.moves}),``}catch(e){return e instanceof Error?e.message:String(e)}}};function Un(e,t){return{start:e,goal:t,board:e,slides:[],times:[],begun:null}}function Wn(e,t,n){let r=I(e,n),i=n.slice(0,r.length-1);return i.length===0?Un(e,t):{start:e,goal:t,board:r[r.length-1],slides:i,times:null,begun:null}}function Gn(e,t,n){let r=e.begun??(e.times===null?null:n),{board:i}=e,a=[];for(let n of t){let t=qn({...e,board:i})===`solved`?null:Ct(i,n);if(!t)break;i=t,a.push(n)}if(a.length===0)return e;let o=e.times===null||r===null?null:[...e.times,...a.map(()=>n-r)];return{...e,board:i,slides:[...e.slides,...a],times:o,begun:r}}function Kn(e){return{...e,times:null,begun:null}}function qn({board:e,goal:t,slides:n}){return F(e,bt(e.rows,e.columns,t))?`solved`:n.length===0?`ready`:`running`}function Jn(e,t){return e.times===null?null:e.begun===null?0:qn(e)===`solved`?e.times[e.times.length-1]:t-e.begun}function Yn(e,t){return t===null||t<=0?null:e*1e3/t}function Xn(e,t){return e.goal===t.goal&&P(e.start)===P(t.board)&&N(e.slides)===t.moves}var Zn=864e6,Qn=1e5;function $n(e,t,n){let r=Jn(e,0);return qn(e)!==`solved`||e.slides.length===0||r===null?null:{session:t,at:n.toISOString(),board:P(e.start),goal:e.goal,moves:N(e.slides),milliseconds:Math.round(r),times:e.times.map(Math.round),lower_bound:0,upper_bound:null}}function er({at:e,board:t,goal:n,moves:r,milliseconds:i}){return[e,t,n,r,i].join(`|`)}function tr(e){return M(e.moves)?.length??0}function nr(e){return e.lower_bound===e.upper_bound?(tr(e)-e.upper_bound)/2:null}function rr({board:e}){let t=e.split(`/`);return`${t.length}x${t[0].split(` `).length}`}function ir(e){if(typeof e!=`object`||!e)return`it is no round`;let{session:t,at:n,board:r,goal:i,moves:a,milliseconds:o,times:s,lower_bound:c,upper_bound:l}=e,u=typeof r==`string`?vt(r):null;if(!u)return`its board cannot be read`;if(i!==`blank-last`&&i!==`blank-first`)return`its goal cannot be read`;let d=typeof a==`string`&&a!==``?M(a):null;if(!d)return`its moves cannot be read`;if(!ar(u,i,d))return`its moves do not solve its board`;if(!cr(o))return`its time cannot be read`;let f=typeof n==`string`?new Date(n):new Date(NaN);return Number.isNaN(f.getTime())?`its date cannot be read`:{session:typeof t==`number`&&Number.isInteger(t)&&t>=1&&t<=Qn?t:1,at:f.toISOString(),board:P(u),goal:i,moves:N(d),milliseconds:Math.round(o),times:or(s,d.length),...sr(c,l,d.length)}}function ar(e,t,n){let r=I(e,n);return r.length===n.length+1&&F(r[r.length-1],bt(e.rows,e.columns,t))}function or(e,t){return!Array.isArray(e)||e.length!==t||!e.every(cr)?null:e.every((t,n)=>n===0||t>=e[n-1])?e.map(Math.round):null}function sr(e,t,n){let r=e=>typeof e==`number`&&Number.isInteger(e)&&e>=0&&e<=n;return!r(e)||!r(t)||e>t||(n-t)%2!=0?{lower_bound:0,upper_bound:null}:{lower_bound:e,upper_bound:t}}function cr(e){return typeof e==`number`&&Number.isFinite(e)&&e>=0&&e<=Zn}var lr=class{constructor(e,t){this.shelf=e,this.changed=t,this.list=[],this.session=1,this.damaged=0,this.trouble=``}async load(){try{let e=(await this.shelf.takeAll()).map(ir),t=e.filter(e=>typeof e!=`string`);this.damaged=e.length-t.length,this.show([...t,...this.list]),this.session=this.lastSession()}catch{this.report(`This browser does not keep anything for this page: export the session before you leave.`)}this.changed()}add(e){let t=this.list.length;return this.show([...this.list,...e]),this.try(()=>this.shelf.keep(ur(e))),this.changed(),this.list.length-t}remove(e){this.show(this.list.filter(t=>er(t)!==er(e))),this.try(()=>this.shelf.discard(er(e))),this.changed()}choose(e){this.session=e,this.changed()}lastSession(){return this.list.reduce((e,t)=>Math.max(e,t.session),this.session)}show(e){this.list=[...ur(e).values()].sort((e,t)=>e.at<t.at?-1:+(e.at>t.at))}try(e){e().catch(()=>{this.report(`This browser did not keep the last change: export the session before you leave.`),this.changed()})}report(e){this.trouble=e,this.list=[...this.list]}};function ur(e){return new Map(e.map(e=>[er(e),e]))}var dr=class{constructor(){this.past=[],this.future=[],this.present=null}get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}add(e){this.present!==null&&(this.past=[...this.past.slice(-299),this.present]),this.future=[],this.present=e}amend(e){this.present=e}undo(){let e=this.past.pop();return e===void 0?null:(this.future.push(this.present),this.present=e)}redo(){let e=this.future.pop();return e===void 0?null:(this.past.push(this.present),this.present=e)}},fr=150,pr=class{constructor(e,t){this.host=e,this.hearer=t,this.phase=`idle`,this.answer=null,this.error=null,this.progress={},this.slow=!1,this.request=null,e.addController(this)}hostDisconnected(){this.giveUp()}async start(e,t){this.giveUp();let n=new AbortController;this.request=n,this.progress={},this.slow=!1,this.enter(`running`),this.timer=setTimeout(()=>{this.slow=!0,this.host.requestUpdate()},fr);try{let r=await cn(e,await t,this.listener(n),n.signal);if(this.request!==n)return;this.take(r)}catch(e){if(this.request!==n||Zt(e))return;this.error=e instanceof R?e:new R(`internal`,String(e)),this.answer=null,this.enter(`failed`)}finally{this.request===n&&clearTimeout(this.timer)}}recall(e){this.giveUp(),this.take(e)}cancel(){this.phase===`running`&&(this.giveUp(),this.answer=null,this.enter(`cancelled`))}reset(){this.giveUp(),this.answer=null,this.enter(`idle`)}take(e){this.answer=e,this.enter(`done`),this.hearer.answered(e)}giveUp(){clearTimeout(this.timer),this.request?.abort(),this.request=null}listener(e){let t=t=>{this.request===e&&(t(),this.host.requestUpdate())};return{progress:e=>t(()=>{this.progress={...this.progress,place:0,bound_seconds_left:void 0,fraction:void 0,...e},this.hearer.progress?.(e)}),solution:e=>t(()=>this.hearer.solution?.(e))}}enter(e){this.phase=e,e!==`failed`&&(this.error=null),this.host.requestUpdate()}};function B(e,t,n){e.dispatchEvent(new CustomEvent(`change-state`,{detail:{change:t,back:n},bubbles:!0,composed:!0}))}var mr=180,V=class extends k{constructor(...e){super(...e),this.goal=`blank-last`,this.unsolvable=!1,this.text=``,this.wrong=``,this.span=null,this.request=new AbortController}static{this.styles=[A,s`
      .fields {
        display: grid;
        gap: 10px;
      }
      textarea {
        min-height: 62px;
        line-height: 1.45;
      }
      .place {
        display: block;
        white-space: pre-wrap;
        color: var(--ink);
      }
      mark {
        background: var(--warn-wash);
        color: var(--warn);
        font-weight: 700;
        text-decoration: underline wavy;
        text-underline-offset: 3px;
      }
      select {
        flex: 1;
        min-width: 9em;
      }
    `]}disconnectedCallback(){super.disconnectedCallback(),this.forget()}willUpdate(e){e.has(`board`)&&!this.area?.matches(`:focus`)&&(this.forget(),this.text=P(this.board),this.wrong=``)}render(){let e=this.wrong||(this.unsolvable?`this board cannot reach the goal: two of its tiles are exchanged`:``);return y`<div class="fields">
      <div class="field">
        <label for="text">Board, in any notation</label>
        <textarea
          id="text"
          class="mono"
          rows="2"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="off"
          maxlength="20000"
          aria-invalid=${e?`true`:`false`}
          aria-describedby="message"
          .value=${this.text}
          @input=${this.onInput}
          @blur=${this.onBlur}
        ></textarea>
        <p id="message" class="message ${e?`wrong`:`soft`}" role="status">
          ${e||`Rows by /, a list, a table, hexadecimal, a link of this page; 0, _ or x is the blank.`}
          ${this.wrong&&this.span?this.renderPlace(this.span):x}
        </p>
      </div>
      <div class="row">
        <label for="goal">Goal</label>
        <select id="goal" @change=${this.onGoal}>
          <option value="blank-last" ?selected=${this.goal===`blank-last`}>blank last: 1 2 3 … 0</option>
          <option value="blank-first" ?selected=${this.goal===`blank-first`}>blank first: 0 1 2 3 …</option>
        </select>
        <button @click=${()=>this.announce(bt(this.board.rows,this.board.columns,this.goal))}>Solved board</button>
      </div>
    </div>`}renderPlace([e,t]){let n=this.text.slice(Math.max(0,e-16),e),r=this.text.slice(t,t+16);return y`<span class="place mono" aria-label="at sign ${e+1}"
      >${e>16?`…`:``}${n}<mark>${this.text.slice(e,t)||` `}</mark>${r}${t+16<this.text.length?`…`:``}</span
    >`}onGoal(e){let t=e.target.value;this.dispatchEvent(new CustomEvent(`edited`,{detail:{board:this.board,goal:t}}))}onInput(){this.text=this.area.value,this.forget(),this.timer=setTimeout(()=>void this.read(),mr)}onBlur(){(this.timer===void 0?Promise.resolve():this.read()).then(()=>{!this.wrong&&!this.area?.matches(`:focus`)&&(this.text=P(this.board))})}forget(){clearTimeout(this.timer),this.timer=void 0,this.request.abort()}async read(){this.forget();let e=hr(this.text);if(e)this.wrong=``,this.dispatchEvent(new CustomEvent(`edited`,{detail:e}));else{this.request=new AbortController;try{let e=await sn(`/api/board`,{text:this.text,goal:this.goal},this.request.signal),t=_t(e.rows,e.columns,e.tiles);if(!t){this.span=null,this.wrong=`a board of ${e.rows} by ${e.columns}: this page shows 2 by 2 to 16 by 16`;return}this.wrong=``,F(t,this.board)||this.announce(t)}catch(e){if(Zt(e))return;this.wrong=e instanceof R?e.message:String(e),this.span=e instanceof R?e.span:null}}}announce(e){this.dispatchEvent(new CustomEvent(`edited`,{detail:{board:e,goal:this.goal}}))}};j([E({attribute:!1})],V.prototype,`board`,void 0),j([E({attribute:!1})],V.prototype,`goal`,void 0),j([E({type:Boolean})],V.prototype,`unsolvable`,void 0),j([D()],V.prototype,`text`,void 0),j([D()],V.prototype,`wrong`,void 0),j([D()],V.prototype,`span`,void 0),j([Ke(`textarea`)],V.prototype,`area`,void 0),V=j([T(`board-editor`)],V);function hr(e){let t=/#\S*\bs=\S+/.exec(e)?.[0],{board:n,goal:r}=t?Kt(t).state:{board:null,goal:null};return n&&{board:n,goal:r}}var gr=class extends k{constructor(...e){super(...e),this.look=Nn,this.wrong=``}static{this.styles=[A,s`
      .option {
        display: flex;
        gap: 8px;
        align-items: center;
        min-height: 32px;
      }
      .option input {
        flex: none;
      }
    `]}render(){return y`<div class="field">
      <div class="row">
        <input id="file" class="unseen" type="file" accept="image/*" tabindex="-1" aria-label="Picture file" @change=${this.onFile} />
        <button @click=${()=>this.file.click()}>${this.look.picture?`Another picture …`:`Own picture on the tiles …`}</button>
        ${this.look.picture?y`<button @click=${()=>this.announce({...this.look,picture:null,numbers:!0})}>Numbers only</button>
              <label class="row"
                ><input type="checkbox" .checked=${this.look.numbers} @change=${e=>this.announce({...this.look,numbers:_r(e)})} /> numbers too</label
              >`:x}
      </div>
      <label class="option" title="A tile in line with the blank moves as soon as the pointer is over it; a finger that is drawn over the board does the same"
        ><input type="checkbox" .checked=${this.look.hover} @change=${e=>this.announce({...this.look,hover:_r(e)})} /> tiles move under the
        pointer, without a press</label
      >
      <label class="option" title="By their place on the keyboard; not while you type"
        ><input type="checkbox" .checked=${this.look.letters} @change=${e=>this.announce({...this.look,letters:_r(e)})} /> the keys W, A, S
        and D move tiles</label
      >
      <p class="message ${this.wrong?`wrong`:`soft`}" role="status">${this.wrong||`A picture stays in this browser, which keeps it for your next visit.`}</p>
    </div>`}async onFile(){let e=this.file.files?.[0];if(e){try{let t=await Rn(e);this.wrong=``,this.announce({...this.look,picture:t})}catch(e){this.wrong=e instanceof Error?e.message:String(e)}this.file.value=``}}announce(e){this.dispatchEvent(new CustomEvent(`look`,{detail:e,bubbles:!0,composed:!0}))}};j([E({attribute:!1})],gr.prototype,`look`,void 0),j([D()],gr.prototype,`wrong`,void 0),j([Ke(`input[type=file]`)],gr.prototype,`file`,void 0),gr=j([T(`look-form`)],gr);function _r(e){return e.target.checked}var vr={stm:`one tile (stm)`,mtm:`one or more tiles of a line (mtm)`},yr=class extends k{constructor(...e){super(...e),this.metric=`stm`}static{this.styles=[A,s`
      .field {
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        gap: 10px;
      }
    `]}render(){return y`<div class="field">
      <label for="metric">A move slides</label>
      <select id="metric" .value=${this.metric} @change=${this.onChange}>
        ${Mt.map(e=>y`<option value=${e} ?selected=${e===this.metric}>${vr[e]}</option>`)}
      </select>
    </div>`}onChange(e){let t=e.target.value;this.dispatchEvent(new CustomEvent(`metric`,{detail:t}))}};j([E()],yr.prototype,`metric`,void 0),yr=j([T(`metric-choice`)],yr);var br={neutral:`=`,bad:`✕`},xr=400,Sr=18,H=class extends $e{constructor(...e){super(...e),this.boards=[],this.moves=[],this.place=0,this.lost=new Map,this.ready=Sr}static{this.styles=[A,s`
      ol {
        list-style: none;
        margin: 0;
        padding: 3px;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(52px, 1fr));
        gap: 4px;
        max-height: 15.5rem;
        overflow-y: auto;
        position: relative;
      }
      button {
        min-height: 30px;
        width: 100%;
        padding: 1px 4px;
        font-size: 0.8125rem;
        font-weight: 500;
        font-variant-numeric: tabular-nums;
        border-color: var(--line);
        border-radius: 7px;
        gap: 3px;
      }
      .done {
        color: var(--soft);
        background: var(--well);
      }
      [aria-current] {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
        background: var(--accent-wash);
        color: var(--ink);
        font-weight: 700;
      }
      .lost {
        border-color: var(--warn);
        border-style: dashed;
      }
      .lost .sign {
        color: var(--warn);
        font-weight: 700;
      }
    `]}render(){let e=this.first(),t=this.moves.slice(e,e+xr);return y`${this.moves.length>xr?y`<p class="soft">Moves ${e+1} to ${e+t.length} of ${this.moves.length}; the slider above goes to the others.</p>`:x}
      <ol aria-label="Moves" start=${e+1} @keydown=${this.onKey}>
        ${t.slice(0,this.ready).map((t,n)=>this.renderMove(this.boards[e+n]??null,t,e+n+1))}
      </ol>`}first(){return Math.floor(Math.max(0,this.place-1)/xr)*xr}renderMove(e,t,n){let r=e&&Lt(e,t),i=this.lost.get(n),a=n===this.place,o=n===Math.max(1,this.place);return y`<li>
      <button
        class=${[n<this.place?`done`:``,i?`lost ${i}`:``].join(` `)}
        tabindex=${o?0:-1}
        aria-label="${n}: ${r===null?`no tile `:``}${zt(r,t)}${i?`, a ${i} move`:``}"
        aria-current=${a?`step`:x}
        @click=${()=>this.announce(n)}
      >
        ${i?y`<span class="sign" aria-hidden="true">${br[i]}</span>`:x}${r??`?`}<span aria-hidden="true">${Rt(null,t)}</span>
      </button>
    </li>`}willUpdate(){this.ready=Math.max(Sr,Math.min(this.ready,this.moves.length))}updated(e){if(this.ready<Math.min(xr,this.moves.length))this.ready+=Sr;else if(!e.has(`place`)&&!e.has(`ready`))return;let t=this.renderRoot.querySelector(`ol`),n=this.renderRoot.querySelector(`[aria-current]`);if(!t||!n)return;n.offsetTop<t.scrollTop&&(t.scrollTop=n.offsetTop-4);let r=n.offsetTop+n.offsetHeight-t.clientHeight;r>t.scrollTop&&(t.scrollTop=r+4)}onKey(e){let t={ArrowRight:this.place+1,ArrowLeft:this.place-1,Home:1,End:this.moves.length}[e.key];if(t===void 0)return;e.preventDefault();let n=Math.min(this.moves.length,Math.max(1,t));this.announce(n),this.updateComplete.then(()=>this.renderRoot.querySelectorAll(`button`)[n-1-this.first()]?.focus())}announce(e){this.dispatchEvent(new CustomEvent(`place`,{detail:e,bubbles:!0,composed:!0}))}};j([E({attribute:!1})],H.prototype,`boards`,void 0),j([E({attribute:!1})],H.prototype,`moves`,void 0),j([E({type:Number})],H.prototype,`place`,void 0),j([E({attribute:!1})],H.prototype,`lost`,void 0),j([D()],H.prototype,`ready`,void 0),H=j([T(`move-list`)],H);var Cr=[1,2,4,8,15,30],U=class extends k{constructor(...e){super(...e),this.place=0,this.length=0,this.step=``,this.playing=!1,this.speed=4}static{this.styles=[A,s`
      .bar {
        display: grid;
        gap: 8px;
      }
      .row {
        justify-content: center;
        flex-wrap: nowrap;
      }
      .row button {
        flex: 0 1 44px;
        min-width: 0;
        padding: 0;
      }
      .row button.play {
        flex-basis: 68px;
      }
      svg {
        width: 18px;
        height: 18px;
        fill: currentColor;
      }
      select {
        width: auto;
        flex: none;
        padding-inline: 6px;
        margin-left: auto;
      }
      .slider {
        display: flex;
        gap: 12px;
        align-items: center;
      }
      input {
        flex: 1;
        min-width: 0;
        height: 28px;
        margin: 0;
      }
      output {
        min-width: 4.5em;
        text-align: right;
      }
    `]}willUpdate(e){let t=e.has(`place`)&&this.place>=this.length;this.playing&&(t||e.has(`length`))&&this.pause()}disconnectedCallback(){super.disconnectedCallback(),this.pause()}updated(e){e.has(`playing`)&&this.dispatchEvent(new CustomEvent(`playing`,{detail:this.playing})),(e.has(`playing`)||e.has(`speed`))&&this.dispatchEvent(new CustomEvent(`pace`,{detail:this.playing?1e3/this.speed:1/0}))}render(){let{place:e,length:t}=this,n=e>=t;return y`<div class="bar" role="group" aria-label="Playback">
      <div class="slider">
        <input
          type="range"
          min="0"
          max=${t}
          .value=${String(e)}
          ?disabled=${t===0}
          aria-label="Place in the solution"
          aria-valuetext="${e} of ${t}${this.step?`, ${this.step}`:``}"
          @input=${e=>this.go(Number(e.target.value))}
        />
        <output class="soft number" aria-hidden="true">${e} / ${t}</output>
      </div>
      <div class="row">
        <button aria-label="To the beginning" title="To the beginning" ?disabled=${e===0} @click=${()=>this.go(0)}>
          ${W(`M4 4h3v16H4zM20 4v16L8 12z`)}
        </button>
        <button aria-label="Step back" title="Step back" ?disabled=${e===0} @click=${()=>this.go(e-1)}>
          ${W(`M17 4v16L6 12z`)}
        </button>
        <button class="primary play" aria-label=${this.playing?`Pause`:`Play`} title=${this.playing?`Pause`:`Play`} ?disabled=${t===0} @click=${this.toggle}>
          ${this.playing?W(`M6 4h4v16H6zM14 4h4v16h-4z`):W(`M6 3v18l15-9z`)}
        </button>
        <button aria-label="Step forward" title="Step forward" ?disabled=${n} @click=${()=>this.go(e+1)}>
          ${W(`M7 4v16l11-8z`)}
        </button>
        <button aria-label="To the end" title="To the end" ?disabled=${n} @click=${()=>this.go(t)}>
          ${W(`M4 4v16l12-8zM17 4h3v16h-3z`)}
        </button>
        <select aria-label="Speed, moves in a second" title="Moves in a second" @change=${this.onSpeed}>
          ${Cr.map(e=>y`<option value=${e} ?selected=${e===this.speed}>${e}/s</option>`)}
        </select>
      </div>
    </div>`}pause(){clearInterval(this.timer),this.playing=!1}toggle(){this.playing?this.pause():(this.place>=this.length&&this.announce(0),this.play())}play(){clearInterval(this.timer),this.playing=!0,this.timer=setInterval(()=>this.announce(Math.min(this.length,this.place+1)),1e3/this.speed)}onSpeed(e){this.speed=Number(e.target.value),this.playing&&this.play()}go(e){this.pause(),this.announce(e)}announce(e){this.dispatchEvent(new CustomEvent(`place`,{detail:e,bubbles:!0,composed:!0}))}};j([E({type:Number})],U.prototype,`place`,void 0),j([E({type:Number})],U.prototype,`length`,void 0),j([E()],U.prototype,`step`,void 0),j([D()],U.prototype,`playing`,void 0),j([D()],U.prototype,`speed`,void 0),U=j([T(`playback-bar`)],U);function W(e){return y`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${e}></path></svg>`}function wr(e){return String(Math.round(e)).replace(/\B(?=(\d{3})+$)/g,`,`)}function Tr(e){let t=[``,` k`,` M`,` G`,` T`],n=0,r=e;for(;r>=999.5&&n<t.length-1;)r/=1e3,n+=1;return`${n===0?Math.round(r):Number(r.toPrecision(3))}${t[n]}`}function Er(e){return e<995e-7?`${Math.round(e*1e6)} µs`:e<.00995?`${Number((e*1e3).toPrecision(2))} ms`:e<.9995?`${Math.round(e*1e3)} ms`:e<59.95?`${e.toFixed(1)} s`:`${Math.floor(Math.round(e)/60)} min ${Math.round(e)%60} s`}function Dr(e,t=3){let n=Math.round(e/10**(3-t)),[r,i]=[Math.floor(n/10**t),n%10**t],[a,o]=[Math.floor(r/3600),Math.floor(r/60)%60],s=e=>String(e).padStart(2,`0`),c=a>0?`${a}:${s(o)}:${s(r%60)}`:o>0?`${o}:${s(r%60)}`:String(r);return t>0?`${c}.${String(i).padStart(t,`0`)}`:c}function Or(e,{lower:t,upper:n}){if(t===0)return String(e);let r=Math.min(e,n??e);return t===r?`${e} = ${t} + 2×${(e-t)/2}`:`${e}, at best ${t} to ${r}`}function kr(e){for(let[t,n,r]of[[`s`,1,99.5],[`min`,60,99.5],[`h`,3600,47.5]])if(e/n<r)return`${Math.round(e/n)} ${t}`;return`${Math.round(e/86400)} days`}function G(e){return K(e,`move`)}function K(e,t){return`${wr(e)} ${t}${e===1?``:`s`}`}var Ar=[`2x2`,`3x3`,`4x4`,`5x5`,`6x6`,`7x7`,`8x8`,`3x4`,`4x5`,`10x10`,`12x12`,`16x16`].filter(e=>Number(e.split(`x`)[1])<=16),jr=`other`,Mr=300,q=class extends k{constructor(...e){super(...e),this.goal=`blank-last`,this.metric=`stm`,this.length=``,this.size=``,this.other=``,this.note=``,this.wrong=``,this.waiting=!1,this.progress={},this.request=null}static{this.styles=[A,s`
      :host {
        container-type: inline-size;
      }
      form {
        display: grid;
        grid-template-columns: minmax(5.5em, 1fr) minmax(6em, 1.2fr) auto;
        gap: 8px;
        align-items: end;
      }
      .message,
      .bar {
        grid-column: 1 / -1;
      }
      .bar {
        height: 4px;
        border-radius: 2px;
        background: var(--line);
        overflow: hidden;
      }
      .bar span {
        display: block;
        height: 100%;
        width: 30%;
        background: var(--accent);
        animation: pass 1.4s ease-in-out infinite alternate;
      }
      @keyframes pass {
        to {
          translate: 233% 0;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .bar span {
          animation: none;
          width: 100%;
          opacity: 0.4;
        }
      }
      @container (max-width: 340px) {
        form {
          grid-template-columns: 1fr 1.4fr;
        }
        button {
          grid-column: 1 / -1;
        }
      }
    `]}disconnectedCallback(){super.disconnectedCallback(),this.request?.abort()}render(){let e=`${this.board.rows}x${this.board.columns}`,t=this.size||e,n=[...new Set([...Ar,e])];return y`<form @submit=${this.onSubmit}>
      <div class="field">
        <label for="size">Size</label>
        <select id="size" @change=${e=>this.size=e.target.value}>
          ${n.map(e=>y`<option value=${e} ?selected=${e===t}>${e.replace(`x`,` × `)}</option>`)}
          <option value=${jr} ?selected=${t===jr}>other …</option>
        </select>
        ${t===jr?y`<input
              aria-label="Rows x columns, each from ${2} to ${16}"
              autocomplete="off"
              maxlength="7"
              placeholder="rows x columns"
              .value=${this.other}
              @input=${e=>this.other=e.target.value}
            />`:x}
      </div>
      <div class="field">
        <label for="length">Moves to solve</label>
        <input
          id="length"
          inputmode="text"
          autocomplete="off"
          maxlength="12"
          placeholder="any, 50, 40..44"
          aria-invalid=${this.wrong?`true`:`false`}
          aria-describedby="note"
          .value=${this.length}
          @input=${e=>this.length=e.target.value}
        />
      </div>
      ${this.waiting?y`<button type="button" @click=${()=>this.request?.abort()}>Cancel</button>`:y`<button class="primary" type="submit">Scramble</button>`}
      ${this.waiting?y`<div class="bar" aria-hidden="true"><span></span></div>`:x}
      <p id="note" class="message number ${this.wrong?`wrong`:`soft`}" role="status">
        ${this.wrong||(this.waiting?this.progressWords():this.note)||`With a number, the shortest solution has exactly that many moves.`}
      </p>
    </form>`}onSubmit(e){e.preventDefault(),this.scramble()}async scramble(){this.request?.abort();let e=new AbortController;this.request=e,this.wrong=``,this.note=``,this.progress={};let t=setTimeout(()=>this.waiting=!0,Mr),n=e=>this.progress=e;try{let t=await cn(`/api/scramble`,this.wish(),{progress:n},e.signal);this.take(t)}catch(e){Zt(e)?this.note=`Cancelled.`:this.wrong=e instanceof Error?e.message:String(e)}finally{clearTimeout(t),this.request===e&&(this.waiting=!1)}}progressWords(){let{place:e,nodes_generated:t,seconds:n}=this.progress;if(e)return`Waiting, ${e} before this one.`;let r=t?` ${K(t,`board`)} tried`:``;return`Looking for such a board …${r}${r&&n?`, ${Er(n)}`:``}`}wish(){let e=this.length.trim();return{size:(this.size===jr?this.other.replace(/\s*[×x*,/ ]\s*/i,`x`).trim():this.size)||`${this.board.rows}x${this.board.columns}`,goal:this.goal,...e&&e!==`any`?{length:e,metric:this.metric}:{}}}take(e){let t=e.boards[0],n=t?vt(t.board):null;if(!t||!n)throw Error(`no board of that length was found in the time that this server allows`);let r=t.length===null?`Any length`:`Exactly ${G(t.length)}`;this.note=`${r}${e.uniform?``:`, not every such board equally likely (${e.method})`}; seed ${e.seed}.`,this.dispatchEvent(new CustomEvent(`scrambled`,{detail:n}))}};j([E({attribute:!1})],q.prototype,`board`,void 0),j([E({attribute:!1})],q.prototype,`goal`,void 0),j([E()],q.prototype,`metric`,void 0),j([E()],q.prototype,`length`,void 0),j([D()],q.prototype,`size`,void 0),j([D()],q.prototype,`other`,void 0),j([D()],q.prototype,`note`,void 0),j([D()],q.prototype,`wrong`,void 0),j([D()],q.prototype,`waiting`,void 0),j([D()],q.prototype,`progress`,void 0),q=j([T(`scramble-form`)],q);var Nr=class extends w{constructor(...e){super(...e),this.progress={},this.what=`Searching`,this.known=!1}static{this.styles=[A,s`
      .running {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 4px 12px;
        align-items: center;
      }
      .what {
        white-space: nowrap;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .bar {
        grid-column: 1 / -1;
        height: 4px;
        border-radius: 2px;
        background: var(--line);
        overflow: hidden;
      }
      .bar span {
        display: block;
        height: 100%;
        width: calc(var(--done) * 100%);
        background: var(--accent);
      }
      .bar.unknown span {
        width: 30%;
        animation: pass 1.4s ease-in-out infinite alternate;
      }
      @keyframes pass {
        to {
          translate: 233% 0;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .bar.unknown span {
          animation: none;
          width: 100%;
          opacity: 0.4;
        }
      }
      dl {
        grid-column: 1 / -1;
        margin: 4px 0 0;
        display: grid;
        grid-template-columns: repeat(4, minmax(0, 1fr));
        gap: 8px;
      }
      dt {
        font-size: 0.75rem;
        color: var(--soft);
      }
      dd {
        margin: 0;
        font-weight: 600;
        white-space: nowrap;
      }
    `]}willUpdate(e){if(!e.has(`progress`))return;let{fraction:t,nodes_generated:n}=this.progress,r=this.known&&t===0&&n===e.get(`progress`)?.nodes_generated;this.known=r||typeof t==`number`&&t>0}render(){let{place:e,fraction:t,bound:n,lower_bound:r,nodes_generated:i,nodes_per_second:a,seconds:o,bound_seconds_left:s}=this.progress,c=[[`bound`,String(n??r??`–`)],[`nodes`,i===void 0?`–`:Tr(i)],[`nodes/s`,a===void 0?`–`:Tr(a)],[`time`,o===void 0?`–`:Er(o)]];return y`<div class="running" role="group" aria-label="Progress">
      <div class="what">
        <strong>${e?`Waiting, ${e} before this one`:`${this.what} …`}</strong>
        ${s!=null&&s>=1?y`<span class="soft number">next bound in about ${kr(s)}</span>`:x}
      </div>
      <button class="cancel" @click=${()=>this.dispatchEvent(new CustomEvent(`cancel`,{bubbles:!0,composed:!0}))}>Cancel</button>
      <div class=${this.known?`bar`:`bar unknown`} .style=${`--done: ${this.known?t:0}`} aria-hidden="true"><span></span></div>
      <dl>
        ${c.map(([e,t])=>y`<div><dt>${e}</dt><dd class="number">${t}</dd></div>`)}
      </dl>
    </div>`}};j([E({attribute:!1})],Nr.prototype,`progress`,void 0),j([E()],Nr.prototype,`what`,void 0),Nr=j([T(`search-progress`)],Nr);var J=class extends $e{constructor(...e){super(...e),this.phase=`idle`,this.slow=!1,this.answer=null,this.error=null,this.progress={},this.bounds={lower:0,upper:null,moves:null},this.more=!1,this.pair=[0,0],this.reachable=null,this.moves=``,this.metric=`stm`}static{this.styles=[A,s`
      /* As high as the most that is shown: a search with the solution of a large board. */
      .card {
        min-height: 19.5rem;
        align-content: start;
      }
      @media (max-width: 560px) {
        .card {
          min-height: 24rem;
        }
      }
      .length {
        font-size: 2rem;
        line-height: 1.1;
        font-weight: 700;
        letter-spacing: -0.02em;
      }
      .least {
        font-size: 1.125rem;
        letter-spacing: 0;
      }
      .badge {
        font-size: 0.8125rem;
        font-weight: 650;
        padding: 3px 10px;
        border-radius: 99px;
        border: 1px solid var(--line-strong);
      }
      .badge.proved {
        color: var(--accent);
        background: var(--accent-wash);
        border-color: var(--accent);
      }
      /* What is not proved is no mistake: no red. */
      .badge.open {
        border-style: dashed;
        background: var(--well);
      }
      .notation {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 10px;
        align-items: start;
        padding: 8px 8px 8px 12px;
        background: var(--well);
        border: 1px solid var(--line);
        border-radius: 9px;
      }
      .notation .mono {
        align-self: center;
        max-height: 4.5rem;
        overflow-y: auto;
      }
      .first button {
        min-height: 34px;
        font-variant-numeric: tabular-nums;
      }
    `]}render(){return y`<section class="card" aria-label="Answer">${this.renderInside()}</section>`}renderInside(){return this.phase===`running`&&this.slow?this.renderRunning():this.phase===`cancelled`?this.renderCancelled():this.phase===`failed`&&this.error?this.renderFailed(this.error):this.answer?this.renderAnswer(this.answer):y`<p class="soft" role="status">Solving …</p>`}renderAnswer(e){let t=e.status===`limit`&&!Fr(this.bounds);return y`
      ${this.renderHead(Ir(this.bounds),this.renderBadge(e))}
      <p class="soft number">
        ${Er(e.seconds)}, ${K(e.nodes_generated,`node`)}, ${e.search} with ${e.heuristic}
      </p>
      ${e.first_moves&&e.first_moves.length>0?this.renderFirst(e.board,e.first_moves):x}
      ${t?y`<div class="row"><span class="soft">${this.shownWords()}</span>${this.more?y`<button @click=${()=>this.say(`longer`)}>Search longer</button>`:x}</div>`:x}
      ${this.renderNotation()}
    `}renderRunning(){let e=this.bounds.upper!==null&&this.moves!==``;return y`
      <search-progress .progress=${this.progress}></search-progress>
      ${e?y`${this.renderSoFar()} ${this.renderNotation()}`:x}
    `}renderSoFar(){return Fr(this.bounds)?y`${this.renderHead(Ir(this.bounds),Pr)}
        <p class="soft">Looking for every best first move.</p>`:y`${this.renderHead(Ir(this.bounds),y`<span class="badge open">best so far</span>`)}
      <p class="soft">${this.shownWords()}</p>`}renderHead(e,t){return y`<div class="row" role="status"><span class="length number">${e}</span> ${t}</div>`}renderNotation(){return this.moves?y`<div class="notation">
      <span class="mono" tabindex="0" role="group" aria-label="Solution in notation">${this.moves}</span><copy-button .text=${()=>this.moves}></copy-button>
    </div>`:x}renderBadge(e){return this.bounds.upper===0?x:Fr(this.bounds)?Pr:e.status===`limit`?y`<span class="badge open">limit reached</span>`:y`<span class="badge open">not proved shortest</span>`}shownWords(){let e=Pt(this.moves,this.metric);return e===this.bounds.upper?`The best solution known is shown.`:`A solution of ${G(e)} is shown.`}renderFirst(e,t){return y`<div class="row first" role="group" aria-label="Best first moves">
      <span class="soft">${t.length===1?`The only best first move`:K(t.length,`equally good first move`)}</span>
      ${t.map(({move:t,tile:n})=>{let r=M(t)??[];return y`<button aria-label="Slide ${zt(n,r)}" @click=${()=>this.dispatchEvent(new CustomEvent(`first`,{detail:{board:e,move:r}}))}>
          ${Rt(n,r)}
        </button>`})}
    </div>`}renderCancelled(){let{lower:e,upper:t}=this.bounds,n=y`<div class="row"><button class="primary" @click=${()=>this.say(`again`)}>Solve</button></div>`;return t===null||!this.moves?y`${this.renderHead(`Cancelled`,x)}
        <p class="soft">${e>0?`Every solution has at least ${G(e)}; that much was proved.`:`Nothing was proved yet.`}</p>
        ${n}`:y`${this.renderHead(Ir(this.bounds),Fr(this.bounds)?Pr:y`<span class="badge open">cancelled</span>`)}
      <p class="soft">${this.shownWords()}</p>
      ${n} ${this.renderNotation()}`}renderFailed(e){return e.kind===`unsolvable`?y`<div class="row" role="status"><span class="length">No solution</span></div>
        <p>A slide never changes a board's parity, and this board's differs from the goal's: two tiles are the wrong way round.</p>
        <div class="row">
          <button class="primary" @click=${()=>this.say(`exchange`)}>Exchange ${this.pair[0]} and ${this.pair[1]}</button>
          ${this.reachable?y`<button @click=${()=>this.say(`other-goal`)}>Solve it to ${this.reachable===`blank-first`?`blank first: 0 1 2 3 …`:`blank last: 1 2 3 … 0`}</button>`:x}
        </div>`:y`<div class="row" role="status"><span class="length">No answer</span></div>
      <p class="message wrong" role="alert">${e.message}</p>
      <div class="row"><button class="primary" @click=${()=>this.say(`again`)}>Try again</button></div>`}say(e){this.dispatchEvent(new CustomEvent(e))}};j([E()],J.prototype,`phase`,void 0),j([E({type:Boolean})],J.prototype,`slow`,void 0),j([E({attribute:!1})],J.prototype,`answer`,void 0),j([E({attribute:!1})],J.prototype,`error`,void 0),j([E({attribute:!1})],J.prototype,`progress`,void 0),j([E({attribute:!1})],J.prototype,`bounds`,void 0),j([E({type:Boolean})],J.prototype,`more`,void 0),j([E({attribute:!1})],J.prototype,`pair`,void 0),j([E({attribute:!1})],J.prototype,`reachable`,void 0),j([E()],J.prototype,`moves`,void 0),j([E()],J.prototype,`metric`,void 0),J=j([T(`solve-answer`)],J);var Pr=y`<span class="badge proved">✓ shortest, proved</span>`;function Fr({lower:e,upper:t}){return e===t}function Ir(e){let{lower:t,upper:n}=e;return n===0?`Solved`:n===null?`at least ${G(t)}`:Fr(e)?G(n):y`${G(n)}<span class="least">, at least ${t}</span>`}var Lr={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},Rr=e=>(...t)=>({_$litDirective$:e,values:t}),zr=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,t,n){this._$Ct=e,this._$AM=t,this._$Ci=n}_$AS(e,t){return this.update(e,t)}update(e,t){return this.render(...t)}},{I:Br}=Re,Vr=e=>e,Hr=()=>document.createComment(``),Ur=(e,t,n)=>{let r=e._$AA.parentNode,i=t===void 0?e._$AB:t._$AA;if(n===void 0)n=new Br(r.insertBefore(Hr(),i),r.insertBefore(Hr(),i),e,e.options);else{let t=n._$AB.nextSibling,a=n._$AM,o=a!==e;if(o){let t;n._$AQ?.(e),n._$AM=e,n._$AP!==void 0&&(t=e._$AU)!==a._$AU&&n._$AP(t)}if(t!==i||o){let e=n._$AA;for(;e!==t;){let t=Vr(e).nextSibling;Vr(r).insertBefore(e,i),e=t}}}return n},Y=(e,t,n=e)=>(e._$AI(t,n),e),Wr={},Gr=(e,t=Wr)=>e._$AH=t,Kr=e=>e._$AH,qr=e=>{e._$AR(),e._$AA.remove()},Jr=(e,t,n)=>{let r=new Map;for(let i=t;i<=n;i++)r.set(e[i],i);return r},Yr=Rr(class extends zr{constructor(e){if(super(e),e.type!==Lr.CHILD)throw Error(`repeat() can only be used in text expressions`)}dt(e,t,n){let r;n===void 0?n=t:t!==void 0&&(r=t);let i=[],a=[],o=0;for(let t of e)i[o]=r?r(t,o):o,a[o]=n(t,o),o++;return{values:a,keys:i}}render(e,t,n){return this.dt(e,t,n).values}update(e,[t,n,r]){let i=Kr(e),{values:a,keys:o}=this.dt(t,n,r);if(!Array.isArray(i))return this.ut=o,a;let s=this.ut??=[],c=[],l,u,d=0,f=i.length-1,p=0,m=a.length-1;for(;d<=f&&p<=m;)if(i[d]===null)d++;else if(i[f]===null)f--;else if(s[d]===o[p])c[p]=Y(i[d],a[p]),d++,p++;else if(s[f]===o[m])c[m]=Y(i[f],a[m]),f--,m--;else if(s[d]===o[m])c[m]=Y(i[d],a[m]),Ur(e,c[m+1],i[d]),d++,m--;else if(s[f]===o[p])c[p]=Y(i[f],a[p]),Ur(e,i[d],i[f]),f--,p++;else if(l===void 0&&(l=Jr(o,p,m),u=Jr(s,d,f)),l.has(s[d])){if(l.has(s[f])){let t=u.get(o[p]),n=t===void 0?null:i[t];if(n===null){let t=Ur(e,i[d]);Y(t,a[p]),c[p]=t}else c[p]=Y(n,a[p]),Ur(e,i[d],n),i[t]=null;p++}else qr(i[f]),f--}else qr(i[d]),d++;for(;p<=m;){let t=Ur(e,c[m+1]);Y(t,a[p]),c[p++]=t}for(;d<=f;){let e=i[d++];e!==null&&qr(e)}return this.ut=o,Gr(e,c),b}}),Xr=24,Zr=class{constructor(e){this.ground=e,this.presses=new Map,this.over=new Map}begin(e){if(e.button!==0)return;let t=this.ground.board(),n=Et(t,this.cellAt(e,t));this.presses.set(e.pointerId,{x:e.clientX,y:e.clientY,moved:n.length>0}),this.ground.tray().setPointerCapture(e.pointerId),n.length>0&&this.ground.ask(n)}move(e){if(!this.ground.hover())return;let t=e.getCoalescedEvents(),n=[],r=this.ground.board();for(let i of t.length>0?t:[e]){let t=this.isInside(i)?this.cellAt(i,r):-1;if(t===this.over.get(e.pointerId))continue;this.over.set(e.pointerId,t);let a=t<0?[]:Et(r,t);n.push(...a),r=I(r,a).at(-1)}n.length>0&&this.ground.ask(n)}end(e){let t=this.presses.get(e.pointerId);if(this.abandon(e),!t||(this.ground.tray().focus({preventScroll:!0}),t.moved||this.ground.hover()))return;let n=Qr(e.clientX-t.x,e.clientY-t.y);n&&Ct(this.ground.board(),n)&&this.ground.ask([n])}abandon(e){this.presses.delete(e.pointerId)}leave(e){this.over.delete(e.pointerId)}isInside({clientX:e,clientY:t}){let{left:n,right:r,top:i,bottom:a}=this.ground.tray().getBoundingClientRect();return e>=n&&e<r&&t>=i&&t<a}cellAt(e,t){let n=this.ground.tray().getBoundingClientRect(),r=(e,t,n)=>Math.min(n-1,Math.max(0,Math.floor(e/t*n)));return r(e.clientY-n.top,n.height,t.rows)*t.columns+r(e.clientX-n.left,n.width,t.columns)}};function Qr(e,t){return Math.max(Math.abs(e),Math.abs(t))<=Xr?null:Math.abs(e)>Math.abs(t)?e>0?`R`:`L`:t>0?`D`:`U`}var $r=`input:not([type=checkbox]), select, textarea, ol, [tabindex="0"]`,ei=`input:not([type=checkbox]):not([type=range]), select, textarea`,ti={ArrowUp:`U`,ArrowDown:`D`,ArrowLeft:`L`,ArrowRight:`R`},ni={KeyW:`U`,KeyS:`D`,KeyA:`L`,KeyD:`R`},X=class extends k{constructor(...e){super(...e),this.goal=`blank-last`,this.look=Nn,this.marks=[],this.pageKeys=!1,this.said=``,this.gesture=new Zr({board:()=>this.board,tray:()=>this.tray,hover:()=>this.look.hover,ask:e=>this.ask(e)}),this.onPageKey=e=>{if(!this.pageKeys||e.defaultPrevented||e.shiftKey)return;let t=e.key in ti?$r:ei;!e.composedPath().some(e=>e instanceof Element&&e.matches(t))&&this.isInSight()&&this.onKey(e)}}static{this.styles=[A,s`
      /* Never higher than the window, so that the whole board can be seen and played. */
      .tray {
        container-type: inline-size;
        position: relative;
        width: min(100% - 18px, (100dvh - var(--around)) * var(--columns) / var(--rows));
        aspect-ratio: var(--columns) / var(--rows);
        padding: 0;
        border-radius: 16px;
        background: var(--tray);
        box-shadow:
          inset 0 2px 10px #0006,
          0 0 0 8px var(--tray),
          0 0 0 9px var(--tray-edge),
          0 14px 30px light-dark(#1c243233, #0008);
        margin: 9px auto;
        touch-action: none;
        user-select: none;
        -webkit-user-select: none;
        cursor: default;
      }
      .tray:focus-visible {
        outline-offset: 12px;
      }
      .tile {
        position: absolute;
        inset: 0 auto auto 0;
        width: calc(100% / var(--columns));
        height: calc(100% / var(--rows));
        min-height: 0;
        padding: 2px;
        border: 0;
        background: none;
        border-radius: 0;
        transform: translate(calc(var(--x) * 100%), calc(var(--y) * 100%));
        transition:
          transform min(var(--slide), var(--pace, 1s)) ease-out,
          translate var(--slide) ease-out;
        cursor: inherit;
      }
      .tile:hover:not(:disabled) {
        background: none;
      }
      .tile.ready {
        cursor: pointer;
      }
      .face {
        position: relative;
        width: 100%;
        height: 100%;
        display: grid;
        place-items: center;
        overflow: hidden;
        border-radius: calc(20cqw / var(--columns) * 0.5);
        background: linear-gradient(var(--tile-top), var(--tile-bottom));
        color: var(--tile-ink);
        box-shadow:
          inset 0 1px 0 light-dark(#fff, #ffffff24),
          inset 0 calc(-6cqw / var(--columns)) 0 -1px var(--tile-edge);
        font-size: calc(36cqw / var(--columns));
        font-weight: 640;
        font-variant-numeric: tabular-nums;
        letter-spacing: -0.02em;
        line-height: 1;
        padding-bottom: calc(4cqw / var(--columns));
      }
      /* Numbers of three digits. */
      .wide .face {
        font-size: calc(28cqw / var(--columns));
      }
      /* At home: another colour and a line under the number. */
      .home .face .value {
        color: var(--tile-home);
        text-decoration: underline;
        text-decoration-thickness: 0.06em;
        text-underline-offset: 0.16em;
      }
      canvas {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
      }
      .pictured .value {
        position: absolute;
        left: 6%;
        bottom: 10%;
        font-size: 0.5em;
        padding: 0.12em 0.3em;
        border-radius: 0.3em;
        background: #10151ccc;
        color: #fff;
      }
      .pictured.home .face .value {
        color: #fff;
      }
      /* Without colours of its own a tile is told from the ground by its edge. */
      @media (forced-colors: active) {
        .tray {
          outline: 2px solid CanvasText;
          outline-offset: 4px;
        }
        .tray:focus-visible {
          outline: 4px solid Highlight;
        }
        .face {
          border: 1px solid CanvasText;
        }
        .mark {
          border: 1px solid CanvasText;
        }
      }
      .mark {
        position: absolute;
        display: grid;
        place-items: center;
        width: 29%;
        height: 29%;
        font-size: 0.46em;
        font-weight: 700;
        letter-spacing: 0;
        border-radius: 50%;
        background: var(--accent);
        color: var(--accent-ink);
        pointer-events: none;
      }
      .mark.wrong {
        background: var(--warn);
        color: var(--warn-wash);
      }
      .mark.U {
        top: 3%;
        right: 3%;
      }
      .mark.D {
        bottom: 9%;
        right: 3%;
      }
      .mark.L {
        top: 3%;
        left: 3%;
      }
      .mark.R {
        top: 3%;
        right: 3%;
      }
    `]}connectedCallback(){super.connectedCallback(),window.addEventListener(`keydown`,this.onPageKey)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(`keydown`,this.onPageKey)}willUpdate(e){let t=e.get(`board`);e.has(`board`)&&t&&(this.said=ii(t,this.board))}render(){let{rows:e,columns:t,tiles:n}=this.board,r=new Map(Tt(this.board).map(e=>[wt(this.board,e),e])),i=Array.from({length:n.length-1},(e,t)=>t+1);return y`
      <div
        class="tray"
        role="application"
        tabindex="0"
        aria-label="Board, ${e} by ${t}. Arrow keys, or W, A, S and D, slide a tile."
        aria-describedby="rows"
        .style=${`--rows: ${e}; --columns: ${t}`}
        @keydown=${this.onKey}
        @pointerdown=${e=>this.gesture.begin(e)}
        @pointermove=${e=>this.gesture.move(e)}
        @pointerup=${e=>this.gesture.end(e)}
        @pointercancel=${e=>this.gesture.abandon(e)}
        @pointerleave=${e=>this.gesture.leave(e)}
      >
        ${Yr(i,e=>`${e}/${n.length}`,e=>this.renderTile(e,r.get(e)))}
      </div>
      <p id="rows" class="unseen">${ri(this.board)}</p>
      <p class="unseen" aria-live="polite">${this.said}</p>
    `}renderTile(e,t){let{columns:n,tiles:r}=this.board,i=r.indexOf(e),a=this.marks.find(t=>t.tile===e),o=xt(e,r.length,this.goal),s=[`tile`,t?`ready`:``,i===o?`home`:``,this.look.picture?`pictured`:``,e>99?`wide`:``],c=`${e}${t??a?`, slides ${gt(t??a.slide)}`:``}${a?a.kind===`best`?`, a best move`:`, not a best move`:``}`;return y`<button
      class=${s.join(` `)}
      tabindex="-1"
      data-tile=${e}
      aria-label=${c}
      aria-disabled=${t?`false`:`true`}
      .style=${`--x: ${i%n}; --y: ${Math.floor(i/n)}`}
      @click=${t=>this.onClick(t,e)}
    >
      <span class="face">
        ${this.look.picture?y`<canvas data-home=${o} aria-hidden="true"></canvas>`:x}
        ${this.look.numbers||!this.look.picture?y`<span class="value">${e}</span>`:x}
        ${a?y`<span class="mark ${a.kind} ${a.slide}">${a.kind===`best`?ht(a.slide):`✕`}</span>`:x}
      </span>
    </button>`}updated(e){let t=e.get(`board`),n=!t||t.tiles.length!==this.board.tiles.length||t.columns!==this.board.columns,r=this.look.picture;if(r&&(e.has(`look`)||e.has(`goal`)||e.has(`board`)&&n))for(let e of this.tray.querySelectorAll(`canvas`))Bn(e,r,Number(e.dataset.home),this.board.rows,this.board.columns)}focus(){this.tray.focus({preventScroll:!0})}onKey(e){let t=ti[e.key]??(this.look.letters?ni[e.code]:void 0);!t||e.altKey||e.ctrlKey||e.metaKey||(e.preventDefault(),wt(this.board,t)!==null&&this.ask([t]))}isInSight(){let{top:e,bottom:t}=this.tray.getBoundingClientRect(),n=(e+t)/2;return n>=0&&n<=window.innerHeight}onClick(e,t){e.detail===0&&this.ask(Et(this.board,this.board.tiles.indexOf(t)))}ask(e){e.length!==0&&this.dispatchEvent(new CustomEvent(`slides`,{detail:e,bubbles:!0,composed:!0}))}};j([E({attribute:!1})],X.prototype,`board`,void 0),j([E({attribute:!1})],X.prototype,`goal`,void 0),j([E({attribute:!1})],X.prototype,`look`,void 0),j([E({attribute:!1})],X.prototype,`marks`,void 0),j([E({type:Boolean,attribute:`page-keys`})],X.prototype,`pageKeys`,void 0),j([Ke(`.tray`)],X.prototype,`tray`,void 0),X=j([T(`tile-board`)],X);function ri(e){return yt(e).map((e,t)=>`Row ${t+1}: ${e.map(e=>e===0?`blank`:e).join(` `)}.`).join(` `)}function ii(e,t){if(e.tiles.length!==t.tiles.length)return``;for(let n of Tt(e)){let r=wt(e,n);if(t.tiles.indexOf(0)===e.tiles.indexOf(r)&&t.tiles.indexOf(r)===e.tiles.indexOf(0))return`${r} ${gt(n)}`}return``}var ai=null;function oi(e,t,n){if(ai?.board!==e||ai.text!==t||ai.metric!==n){let r=M(t)??[],i=Nt(r,n);ai={board:e,text:t,metric:n,line:{slides:r,moves:i,boards:Ft(e,i)}}}return ai.line}function si(e,t,n){let r=t[n-1],i=e[n-1];return r&&i?zt(Lt(i,r),r):``}var Z={frame:`#2a3547`,tile:`#f8f1e3`,edge:`#c9b994`,number:`#222b3a`,home:`#0a6b63`};function ci(e){return e.columns*64+20}function li(e){return e.rows*64+20}function ui(e,t){return{x:10+t%e.columns*64,y:10+Math.floor(t/e.columns)*64}}function di(e){return e>99?20:26}function fi(e,t,n){return xt(e.tiles[t],e.tiles.length,n)===t}var pi=3,mi=2400;async function hi(e,t,n){let r=Math.min(pi,mi/Math.max(ci(e),li(e))),i=document.createElement(`canvas`);i.width=Math.round(ci(e)*r),i.height=Math.round(li(e)*r);let a=i.getContext(`2d`);a.scale(r,r),_i(a,0,0,ci(e),li(e),10,Z.frame);for(let[r,i]of e.tiles.entries())i!==0&&gi(a,e,r,t,n);return new Promise((e,t)=>i.toBlob(n=>n?e(n):t(Error(`this browser cannot draw the picture`)),`image/png`))}function gi(e,t,n,r,i){let{x:a,y:o}=ui(t,n),s=t.tiles[n];if(_i(e,a+2,o+2,60,60,8,Z.tile,Z.edge),i.picture){let n=xt(s,t.tiles.length,r),c=zn(i.picture,n,t.rows,t.columns);if(e.save(),e.clip(),e.drawImage(i.picture,c.left,c.top,c.side,c.side,a+2,o+2,60,60),e.restore(),!i.numbers)return}let c=di(s);e.font=`600 ${c}px system-ui, sans-serif`,e.textAlign=`center`,e.fillStyle=fi(t,n,r)?Z.home:Z.number,e.lineWidth=5,e.strokeStyle=Z.tile,i.picture&&e.strokeText(String(s),a+32,o+32+c*.36),e.fillText(String(s),a+32,o+32+c*.36)}function _i(e,t,n,r,i,a,o,s){e.beginPath(),e.roundRect(t,n,r,i,a),e.fillStyle=o,e.fill(),s&&(e.lineWidth=1,e.strokeStyle=s,e.stroke())}var vi=.3,yi=1,bi=2,xi=.7;function Si(e,t){let n=e.tiles.map((n,r)=>n===0?``:Ti(e,r,fi(e,r,t)?Z.home:Z.number,``));return wi(e,`Sliding puzzle, ${e.rows} by ${e.columns}`,n)}function Ci(e,t){let n=Ei(e,t),r=e.tiles.map((t,r)=>t===0?``:Ti(e,r,Z.number,n.get(t)??``));return wi(e,`Sliding puzzle, ${e.rows} by ${e.columns}, solved in ${G(t.length)}`,r)}function wi(e,t,n){let[r,i]=[ci(e),li(e)];return`<svg xmlns="http://www.w3.org/2000/svg" width="${r}" height="${i}" viewBox="0 0 ${r} ${i}" role="img">
<title>${t}</title>
<rect width="${r}" height="${i}" rx="10" fill="${Z.frame}"/>
<g font-family="system-ui, sans-serif" font-weight="600" text-anchor="middle">
${n.filter(e=>e!==``).join(`
`)}
</g>
</svg>
`}function Ti(e,t,n,r){let{x:i,y:a}=ui(e,t),o=e.tiles[t],[s,c,l]=[60,32,di(o)];return`<g transform="translate(${i} ${a})"><rect x="2" y="2" width="${s}" height="${s}" rx="8" fill="${Z.tile}" stroke="${Z.edge}"/><text x="${c}" y="${c+l*.36}" font-size="${l}" fill="${n}">${o}</text>${r}</g>`}function Ei(e,t){let n=yi+t.length*vi+bi,r=I(e,t),i=new Map,a=t=>Object.values(ui(e,t)).join(` `);return t.forEach((e,t)=>{let o=r[t],s=o?St(o,e):null;if(!o||s===null)return;let c=o.tiles[s],l=i.get(c)??{times:[0],places:[a(s)]},u=yi+t*vi;l.times.push(u/n,(u+xi*vi)/n),l.places.push(a(s),a(o.tiles.indexOf(0))),i.set(c,l)}),new Map([...i].map(([e,{times:t,places:r}])=>[e,Di([...t,1],[...r,r[r.length-1]],n)]))}function Di(e,t,n){let r=e.map(e=>String(Number(e.toFixed(6)))).join(`;`);return`<animateTransform attributeName="transform" type="translate" dur="${Number(n.toFixed(2))}s" repeatCount="indefinite" keyTimes="${r}" values="${t.join(`;`)}"/>`}function Oi(e){return e.kind??`bad`}function ki(e){return e?.lost_moves??e?.bad_moves??[]}function Ai(e,t,n,r){let i=e.scramble.split(`/`).map(t=>`    ${t.split(` `).map(t=>t.padStart(ji(e))).join(` `)}`),a=ki(e),o=e.neutral===void 0?`bad move`:`lost move`,s=a.length===0?[]:[``,`${K(a.length,o)}:`,...a.map(t=>`    ${Mi(e,t)}`)],c=e.distances.map(e=>e??`?`).join(` `);return[`Analysis of a solution of ${K(e.played,`move`)}`,``,...i,``,`Goal: ${e.goal}`,`Moves: ${t}`,``,...n.filter(e=>e!==``),...s,``,`Distance to go after each move: ${c}`,``,r,``].join(`
`)}function ji(e){return Math.max(...e.scramble.split(/[ /]/).map(e=>e.length))}function Mi(e,t){let n=vt(t.board),r=e=>{let t=M(e)??[];return zt(n&&Lt(n,t),t)},[i,a]=[e.distances[t.number-1],e.distances[t.number]],o=t.better.length>0?`; better: ${t.better.map(r).join(` or `)}`:``,s=Oi(t)===`neutral`?` (neutral)`:``;return`${t.number}. ${r(t.played)}${s}, from ${i??`?`} to ${a??`?`} to go${o}`}var Ni=1e4;function Pi(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),Ni)}function Fi(e,t){return new Blob([e],{type:t})}var Q=class extends k{constructor(...e){super(...e),this.slides=[],this.goal=`blank-last`,this.look=Nn,this.analysis=null,this.words=[],this.wrong=``}static{this.styles=A}render(){return y`<section class="card" aria-labelledby="share-title">
      <h2 id="share-title">Save and share</h2>
      <div class="row">
        <button @click=${this.onPng}>Board as PNG</button>
        <button @click=${()=>Pi(`loyd-board.svg`,Fi(Si(this.board,this.goal),`image/svg+xml`))}>Board as SVG</button>
        <button ?disabled=${this.slides.length===0} @click=${()=>Pi(`loyd-solution.svg`,Fi(Ci(this.start,this.slides),`image/svg+xml`))}>
          Solution as moving SVG
        </button>
        ${this.analysis?y`<button @click=${()=>this.onReport(this.analysis)}>Analysis as text</button>`:x}
      </div>
      ${this.wrong?y`<p class="message wrong" role="alert">${this.wrong}</p>`:x}
    </section>`}async onPng(){try{Pi(`loyd-board.png`,await hi(this.board,this.goal,this.look)),this.wrong=``}catch(e){this.wrong=e instanceof Error?e.message:String(e)}}onReport(e){Pi(`loyd-analysis.txt`,Fi(Ai(e,N(this.slides),this.words,location.href),`text/plain`))}};j([E({attribute:!1})],Q.prototype,`board`,void 0),j([E({attribute:!1})],Q.prototype,`start`,void 0),j([E({attribute:!1})],Q.prototype,`slides`,void 0),j([E({attribute:!1})],Q.prototype,`goal`,void 0),j([E({attribute:!1})],Q.prototype,`look`,void 0),j([E({attribute:!1})],Q.prototype,`analysis`,void 0),j([E({attribute:!1})],Q.prototype,`words`,void 0),j([D()],Q.prototype,`wrong`,void 0),Q=j([T(`share-card`)],Q);var Ii=o(`(max-width: 860px) and (not ((orientation: landscape) and (min-width: 640px) and (max-height: 560px)))`),Li=s`
  .columns {
    display: grid;
    grid-template-columns: minmax(0, clamp(18rem, min(44vw, 100dvh - 9rem), 46rem)) minmax(0, 1fr);
    gap: 28px;
    align-items: start;
  }
  .stage,
  .side {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    min-width: 0;
  }
  @media (max-height: 560px) {
    .columns {
      grid-template-columns: minmax(0, 48vw) minmax(0, 1fr);
      gap: 16px;
    }
  }
  @media ${Ii} {
    .columns {
      grid-template-columns: minmax(0, 1fr);
      gap: 16px;
    }
    /* The cards of both sides become one list, which a view may put in order. */
    .stage,
    .side {
      display: contents;
    }
    tile-board {
      max-width: 36rem;
      width: 100%;
      justify-self: center;
    }
  }
`;function Ri(e){return Number.isFinite(e)?`--pace: ${e}ms`:``}var zi=class extends k{constructor(...e){super(...e),this.cards=`.stage > *, .side > *`}connectedCallback(){super.connectedCallback(),this.hasUpdated||this.setAttribute(`aria-busy`,`true`)}firstUpdated(){this.layOut([...this.renderRoot.querySelectorAll(this.cards)])}async layOut(e){let t=e.flatMap(Bi);for(let n of[...e,...t])n.hidden=!0;await et(this),await Qe(e.toSorted((e,t)=>Vi(e)-Vi(t)).flatMap(e=>[e,...Bi(e)])),this.removeAttribute(`aria-busy`),this.dispatchEvent(new Event(`laid-out`,{bubbles:!0,composed:!0}))}};function Bi(e){return[...e.children].filter(e=>e instanceof HTMLElement)}function Vi(e){return Number(getComputedStyle(e).order)}var Hi=10,Ui=.2,Wi=class extends zi{constructor(...e){super(...e),this.timeLimit=Hi,this.provisional=null,this.solving=new pr(this,{answered:e=>this.onAnswer(e),progress:({lower_bound:e,place:t})=>{this.learn({lower:e??0}),t&&this.solveQuickly()},solution:({lower_bound:e,moves:t})=>this.onSolution(e,t)}),this.quick=null,this.pace=1/0}static{this.styles=[A,Li,s`
      .moves {
        min-height: 3.2rem;
      }
      /* On a phone a new scramble is at hand, and what is needed rarely comes last. */
      @media ${Ii} {
        .list {
          order: 1;
        }
        .side > :not(solve-answer):not(.scramble) {
          order: 2;
        }
        .scramble {
          order: -1;
        }
        .stage > :not(.list) {
          order: -2;
        }
      }
    `]}disconnectedCallback(){super.disconnectedCallback(),this.quick?.abort()}willUpdate(e){let t=e.get(`state`);if(!e.has(`state`)||(this.arrives()&&this.learn({moves:this.state.moves}),t&&t.goal===this.state.goal&&t.metric===this.state.metric&&F(t.board,this.state.board)))return;let n=this.memory.solved.get(this.key());n?this.solving.recall(n):(this.showBest(),this.solve(Hi))}render(){let{board:e,goal:t,metric:n}=this.state,{slides:r,moves:i,boards:a}=this.line(),o=Math.min(this.state.place,a.length-1),s=a[o],c=e=>B(this,{place:e.detail},`none`);return y`<div class="columns">
      <section class="stage" aria-label="Board and playback">
        <tile-board
          page-keys
          .board=${s}
          .goal=${t}
          .look=${this.look}
          .style=${Ri(this.pace)}
          .marks=${o===0?this.marks():[]}
          @slides=${e=>this.onSlides(s,o,e.detail)}
        ></tile-board>
        <playback-bar
          .place=${o}
          .length=${i.length}
          .step=${si(a,i,o)}
          @place=${c}
          @pace=${e=>this.pace=e.detail}
        ></playback-bar>
        <section class="card list" aria-labelledby="moves-title">
          <h2 id="moves-title">Moves</h2>
          <div class="moves">
            ${i.length>0?y`<move-list
                  .boards=${a}
                  .moves=${i}
                  .place=${o}
                  @place=${c}
                ></move-list>`:y`<p class="soft">${this.bounds().upper===0?`The board is solved.`:`The moves of the solution are listed here.`}</p>`}
          </div>
        </section>
      </section>
      <div class="side">
        <metric-choice .metric=${n} @metric=${e=>B(this,{metric:e.detail,place:0},`step`)}></metric-choice>
        <solve-answer
          .metric=${n}
          .phase=${this.solving.phase}
          .slow=${this.solving.slow}
          .answer=${this.solving.answer}
          .error=${this.solving.error}
          .progress=${this.solving.progress}
          .bounds=${this.bounds()}
          .moves=${this.state.moves}
          .more=${this.timeLimit===Hi}
          .pair=${Dt(e)}
          .reachable=${At(e,kt(t))?kt(t):null}
          @other-goal=${()=>this.begin({goal:kt(t)})}
          @exchange=${()=>this.begin({board:Ot(e,Dt(e))})}
          @cancel=${()=>this.solving.cancel()}
          @again=${()=>this.solve(Hi)}
          @longer=${()=>this.solve(1/0)}
          @first=${e=>this.onFirst(e.detail)}
        ></solve-answer>
        <section class="card scramble" aria-labelledby="scramble-title">
          <h2 id="scramble-title">Scramble</h2>
          <scramble-form .board=${e} .goal=${t} .metric=${n} @scrambled=${e=>this.begin({board:e.detail})}></scramble-form>
        </section>
        <section class="card" aria-labelledby="edit-title">
          <h2 id="edit-title">Edit</h2>
          <board-editor
            .board=${e}
            .goal=${t}
            ?unsolvable=${this.solving.error?.kind===`unsolvable`}
            @edited=${e=>this.begin(e.detail)}
          ></board-editor>
          <look-form .look=${this.look}></look-form>
        </section>
        <share-card .board=${s} .start=${e} .slides=${r} .goal=${t} .look=${this.look}></share-card>
      </div>
    </div>`}solve(e){let{board:t,goal:n,metric:r}=this.state;this.timeLimit=e,this.quick?.abort(),this.quick=null;let i=dn(e).then(e=>({board:P(t),goal:n,metric:r,time:e,first_moves:!0}));this.solving.start(`/api/solve`,i)}async solveQuickly(){if(this.quick)return;let e=new AbortController;this.quick=e;let{board:t,goal:n,metric:r}=this.state;try{let{lower_bound:i,moves:a}=await sn(`/api/solve`,{board:P(t),goal:n,metric:r,time:Ui},e.signal);this.quick===e&&a!==null&&this.onSolution(i??0,a)}catch{}}onSolution(e,t){this.learn({lower:e,moves:t}),this.showBest();let{board:n,goal:r,metric:i}=this.state;this.memory.boundsOf(P(n),r,i).moves===t&&(this.provisional=t),this.requestUpdate()}line(){return oi(this.state.board,this.state.moves,this.state.metric)}lengthOf(e){return Pt(e,this.state.metric)}marks(){return((this.solving.phase===`done`||this.solving.phase===`running`&&!this.solving.slow?this.solving.answer?.first_moves:void 0)??[]).map(({move:e,tile:t})=>({tile:t,slide:e[0],kind:`best`}))}arrives(){let{board:e,goal:t}=this.state,{moves:n,boards:r}=this.line(),i=r[r.length-1];return r.length===n.length+1&&F(i,bt(e.rows,e.columns,t))}key(){return z(P(this.state.board),this.state.goal,this.state.metric)}learn(e){this.memory.learn(P(this.state.board),this.state.goal,e,this.state.metric)}bounds(){let{phase:e,slow:t,answer:n}=this.solving,{board:r,goal:i,metric:a}=(e===`running`&&!t?n:null)??this.state;return this.memory.boundsOf(typeof r==`string`?r:P(r),i,a)}onAnswer(e){this.memory.solved.set(this.key(),e),this.learn({lower:e.lower_bound,upper:e.upper_bound,moves:e.moves}),this.showBest(),this.state.moves===this.provisional&&this.state.place===0&&e.moves&&this.lengthOf(e.moves)<=this.lengthOf(this.state.moves)&&B(this,{moves:e.moves},`none`)}showBest(){let{board:e,goal:t,metric:n}=this.state,{moves:r}=this.memory.boundsOf(P(e),t,n);if(r===null||this.arrives()&&this.lengthOf(this.state.moves)<=this.lengthOf(r))return;let i=this.arrives()&&this.state.place>0&&this.state.place>=this.line().moves.length;B(this,{moves:r,place:i?this.lengthOf(r):0},`none`)}onFirst({board:e,move:t}){e===P(this.state.board)&&this.onSlides(this.state.board,0,t)}onSlides(e,t,n){let r=I(e,n),i=this.line().moves.slice(t).flat(),a=n.every((e,t)=>i[t]===e);B(this,{board:r[r.length-1],moves:a?N(i.slice(n.length)):``,place:0},`hand`)}begin(e){B(this,{...e,moves:``,place:0},`step`)}};j([E({attribute:!1})],Wi.prototype,`state`,void 0),j([E({attribute:!1})],Wi.prototype,`look`,void 0),j([E({attribute:!1})],Wi.prototype,`memory`,void 0),j([D()],Wi.prototype,`pace`,void 0),Wi=j([T(`solve-view`)],Wi);var Gi=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Ki=function(e,t){return new URL(e,t).href},qi={},Ji=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e=document.getElementsByTagName(`link`),i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?import.meta.resolve(e):new URL(e,import.meta.url).href}r=o(t.map(t=>{if(t=Ki(t,n),t=s(t),t in qi)return;qi[t]=!0;let r=t.endsWith(`.css`);for(let n=e.length-1;n>=0;n--){let i=e[n];if(i.href===t&&(!r||i.rel===`stylesheet`))return}let i=document.createElement(`link`);if(i.rel=r?`stylesheet`:Gi,r||(i.as=`script`),i.crossOrigin=``,i.href=t,a&&i.setAttribute(`nonce`,a),document.head.appendChild(i),r)return new Promise((e,n)=>{i.addEventListener(`load`,e),i.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${t}`)))})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Yi=`5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15`,Xi={solve:null,play:new Sn(()=>Ji(()=>import(`./views-44Om_hOk.js`).then(e=>e.t),[],import.meta.url)),analyse:new Sn(()=>Ji(()=>import(`./views-44Om_hOk.js`).then(e=>e.r),[],import.meta.url)),compare:new Sn(()=>Ji(()=>import(`./views-44Om_hOk.js`).then(e=>e.n),[],import.meta.url))},Zi={solve:`Solve`,play:`Play`,analyse:`Analyse`,compare:`Compare`},Qi={board:`its board cannot be read. This is the page’s own example, not the board that was shared.`,goal:`its goal cannot be read. The board is solved towards blank last.`,moves:`its moves cannot be read. The board is shown without them.`,view:`it names no view of this page. The board is shown in Solve.`,metric:`what it counts as a move cannot be read. Every tile that slides is counted.`,place:`the place in the solution cannot be read. It is shown from the beginning.`,names:`some names of heuristics or searches cannot be read. They are left out.`},$=class extends k{static{this.styles=[A,s`
      header {
        max-width: var(--page);
        margin: 0 auto;
        padding: 18px var(--gap) 14px;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 10px 20px;
      }
      /* Seen when everything in the header has its place. */
      .busy {
        visibility: hidden;
      }
      h1 {
        margin: 0;
        font-size: 1.375rem;
        font-weight: 750;
        letter-spacing: -0.02em;
        display: flex;
        align-items: center;
        gap: 10px;
      }
      h1 img {
        width: 30px;
        height: 30px;
      }
      nav {
        display: flex;
        gap: 4px;
        padding: 4px;
        border-radius: 12px;
        background: color-mix(in oklab, var(--line) 55%, var(--paper));
      }
      nav a {
        padding: 5px 14px;
        border-radius: 8px;
        color: var(--ink);
        text-decoration: none;
        font-weight: 600;
        font-size: 0.9375rem;
      }
      nav a:hover {
        background: color-mix(in oklab, var(--card) 60%, transparent);
      }
      nav a[aria-current] {
        background: var(--card);
        box-shadow: var(--shadow);
        text-decoration: underline;
        text-decoration-color: var(--accent);
        text-decoration-thickness: 2px;
        text-underline-offset: 5px;
      }
      .tools {
        margin-left: auto;
        display: flex;
        gap: 8px;
      }
      main {
        max-width: var(--page);
        margin: 0 auto;
        padding: 4px var(--gap) 32px;
      }
      main:focus {
        outline: none;
      }
      .notice {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 8px 16px;
        margin-bottom: 16px;
        padding: 10px 12px 10px 16px;
        border: 1px solid var(--warn);
        border-radius: var(--radius);
        background: var(--warn-wash);
        color: var(--warn);
      }
      /* As high as the window, so that the footer does not come up for a moment. */
      main > [aria-busy="true"] {
        min-height: 100dvh;
      }
      .loading {
        animation: appear 1ms 150ms backwards;
      }
      @keyframes appear {
        from {
          opacity: 0;
        }
      }
      .about {
        flex-basis: 100%;
        order: 4;
      }
      @media (max-width: 860px) {
        header {
          column-gap: 12px;
        }
        nav a {
          padding-inline: 10px;
        }
      }
      /* A phone on its side: the room is for the board. */
      @media (max-height: 480px) {
        header {
          padding-block: 6px;
        }
        .about {
          display: none;
        }
      }
      @media (max-width: 560px) {
        :host {
          --gap: 12px;
        }
        header {
          padding-top: 12px;
          column-gap: 8px;
        }
        h1 {
          font-size: 1.2rem;
          gap: 6px;
        }
        .tools {
          gap: 6px;
        }
        .about {
          font-size: 0.8125rem;
        }
        nav {
          order: 3;
          width: 100%;
        }
        nav a {
          flex: 1;
          text-align: center;
          padding-inline: 4px;
        }
      }
    `]}constructor(){super(),this.damaged=null,this.memory=new En,this.last=new Map,this.byHand=!1,this.bar=new Xt,this.undo=new Map,this.rounds=new lr({takeAll:()=>gn(`rounds`),keep:e=>vn(`rounds`,e),discard:e=>yn(`rounds`,e)},()=>this.requestUpdate()),this.judge=new Hn(this.memory,(e,t)=>this.onJudged(e,t)),this.judged=0,this.look=Nn,this.equipped=!1,this.framed=!1,this.shown=null,this.laidOut=!1,this.onAddress=()=>{this.bar.changed(),location.hash!==L(this.current)&&(this.read(),this.showTitle())},this.read()}connectedCallback(){super.connectedCallback(),window.addEventListener(`hashchange`,this.onAddress),window.addEventListener(`popstate`,this.onAddress),this.showTitle(),this.rounds.load(),Pn().then(e=>this.look=e??this.look)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(`hashchange`,this.onAddress),window.removeEventListener(`popstate`,this.onAddress)}render(){return y`
      <header class=${this.framed?``:`busy`}>
        <h1><img src=${new URL(new URL(`icon-CTpG8kI-.svg`,import.meta.url).href,``+import.meta.url).href} alt="" width="30" height="30" />loyd</h1>
        <nav aria-label="Views">${Bt.map(e=>this.renderLink(e))}</nav>
        <div class="tools">${this.equipped?this.renderTools():x}</div>
        <p class="about soft">Shortest solutions of sliding-tile puzzles, with proof: solve a board, play against the clock, see where a solution lost moves, compare searches.</p>
      </header>
      <main class=${this.framed?``:`busy`} aria-label=${Zi[this.current.view]} @change-state=${this.onChange} @look=${e=>this.onLook(e.detail)} @laid-out=${this.onLaidOut}>
        ${this.damaged?this.renderDamage(this.damaged):x} ${this.renderView()}
      </main>
      ${this.laidOut?y`<page-footer></page-footer>`:x}
    `}async firstUpdated(){let e=[...this.renderRoot.querySelectorAll(`header > *`)];for(let t of e)t.hidden=!0;await O(),this.askEarly(),this.equipped=!0,await et(this),await Qe(e),this.framed=!0}async scheduleUpdate(){this.hasUpdated&&this.shown!==this.current.view&&await O(),await super.scheduleUpdate()}async updated(){this.framed&&this.shown!==this.current.view&&(await O(),this.shown=this.current.view)}link(){return new URL(L(this.current),location.href).href}askEarly(){(this.current.view===`solve`||this.current.view===`compare`)&&un().catch(()=>void 0)}renderTools(){let e=this.undoHere();return y`${e?y`<undo-buttons ?undoable=${e.canUndo} ?redoable=${e.canRedo} @undo=${()=>this.goTo(e.undo())} @redo=${()=>this.goTo(e.redo())}></undo-buttons>`:x}
      <copy-button label="Copy link" .text=${()=>this.link()}></copy-button>
      <theme-switch></theme-switch>`}renderLink(e){let t=e===this.current.view;return y`<a href=${L(this.stateIn(e))} aria-current=${t?`page`:x}>${Zi[e]}</a>`}stateIn(e){let{board:t,goal:n}=this.current,r=this.last.get(e),i=r&&r.goal===n&&F(r.board,t),a=i&&r.metric===this.current.metric;return{...this.current,view:e,moves:i?r.moves:``,place:a?r.place:0}}renderDamage(e){return y`<div class="notice" role="alert">
      <span><b>This link is damaged:</b> ${Qi[e]}</span>
      <button @click=${this.onDismiss}>Dismiss</button>
    </div>`}renderView(){let{view:e}=this.current,t=Xi[e];if(this.shown!==e)return y`<div aria-busy="true"></div>`;if(t&&t.failure!==null)return this.renderFailure(e,t.failure);if(t&&!t.module)return y`<p class="loading soft" role="status" aria-busy="true">Loading ${Zi[e]} …</p>`;switch(e){case`solve`:return y`<solve-view .state=${this.current} .look=${this.look} .memory=${this.memory}></solve-view>`;case`play`:return y`<play-view
          .state=${this.current}
          .look=${this.look}
          .memory=${this.memory}
          .judge=${this.judge}
          .judged=${this.judged}
          .rounds=${this.rounds}
          .list=${this.rounds.list}
          .session=${this.rounds.session}
        ></play-view>`;case`analyse`:return y`<analyse-view .state=${this.current} .look=${this.look} .memory=${this.memory}></analyse-view>`;case`compare`:return y`<compare-view .state=${this.current} .look=${this.look} .memory=${this.memory}></compare-view>`}}renderFailure(e,t){return y`<div class="notice" role="alert">
      <span><b>${Zi[e]} could not be loaded:</b> where this page came from does not answer, or has a newer page. Try again, or reload the page. (${t})</span>
      <button @click=${()=>this.load(e)}>Try again</button>
    </div>`}load(e){let t=Xi[e];t&&!t.module&&(t.load().then(()=>this.requestUpdate()),this.requestUpdate())}onLaidOut(){this.laidOut||(this.laidOut=!0,e(async()=>{for(let e of Bt)await Xi[e]?.load()}))}onChange(e){let{change:t,back:n}=e.detail,r=L(this.current);this.enter({...this.current,...t}),n===`none`?this.undoOf(this.current.view).amend(this.current):this.undoOf(this.current.view).add(this.current),t.view&&this.showTitle(),this.show(r,n)}show(e,t){let n=L(this.current),r=n!==e&&(t===`step`||t===`hand`&&!this.byHand);t!==`none`&&(this.damaged=null,this.byHand=t===`hand`),r?this.bar.begin(n):this.damaged||this.bar.show(n)}onDismiss(){this.damaged=null,this.bar.show(L(this.current))}read(){let{state:e,damaged:t}=Kt(location.hash);this.enter(ea(e));let n=this.undoOf(this.current.view);n.present&&$i(n.present,this.current)?n.amend(this.current):n.add(this.current),this.damaged=t,this.byHand=!1}undoHere(){return this.current.view===`play`?null:this.undoOf(this.current.view)}undoOf(e){let t=this.undo.get(e)??new dr;return this.undo.set(e,t),t}goTo(e){if(!e)return;let t=L(this.current);this.enter(e),this.show(t,`hand`)}onLook(e){this.look=e,Fn(e)}onJudged(e,t){let{lower:n,upper:r}=this.memory.boundsOf(e,t),i=this.rounds.list.filter(n=>n.board===e&&n.goal===t).filter(e=>n>e.lower_bound||e.upper_bound===null||r!==null&&r<e.upper_bound);i.length>0&&this.rounds.add(i.map(e=>({...e,lower_bound:n,upper_bound:r}))),this.judged+=1}enter(e){this.current=e,this.last.set(e.view,e),this.load(e.view)}showTitle(){document.title=`${Zi[this.current.view]} – loyd, sliding tiles solved`}};j([D()],$.prototype,`current`,void 0),j([D()],$.prototype,`damaged`,void 0),j([D()],$.prototype,`judged`,void 0),j([D()],$.prototype,`look`,void 0),j([D()],$.prototype,`equipped`,void 0),j([D()],$.prototype,`framed`,void 0),j([D()],$.prototype,`shown`,void 0),j([D()],$.prototype,`laidOut`,void 0),$=j([T(`loyd-page`)],$);function $i(e,t){return e.goal===t.goal&&e.moves===t.moves&&F(e.board,t.board)}function ea(e){let t=e.board??vt(Yi);return e.board?{...e,board:t}:{...e,board:t,moves:``,place:0}}at(),setTimeout(()=>document.body.prepend(document.createElement(`loyd-page`)));export{F as $,Jn as A,cn as B,tr as C,rr as D,$n as E,Kn as F,Pt as G,Zt as H,z as I,Nt as J,Rt as K,Sn as L,Gn as M,Wn as N,ar as O,Yn as P,vt as Q,un as R,nr as S,o as St,or as T,Kt as U,R as V,L as W,I as X,Lt as Y,At as Z,Or as _,T as _t,Ri as a,mt as at,B as b,y as bt,Oi as c,it as ct,oi as d,k as dt,Ct as et,Dr as f,$e as ft,Tr as g,E as gt,K as h,D as ht,Li as i,pt as it,qn as j,Xn as k,ki as l,j as lt,G as m,Ke as mt,zi as n,bt as nt,Pi as o,M as ot,wr as p,O as pt,zt as q,Ii as r,P as rt,Fi as s,N as st,Ji as t,Et as tt,si as u,A as ut,Er as v,w as vt,ir as w,pr as x,s as xt,br as y,x as yt,sn as z};