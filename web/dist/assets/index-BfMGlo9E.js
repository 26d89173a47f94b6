var e=globalThis,t=e.ShadowRoot&&(e.ShadyCSS===void 0||e.ShadyCSS.nativeShadow)&&`adoptedStyleSheets`in Document.prototype&&`replace`in CSSStyleSheet.prototype,n=Symbol(),r=new WeakMap,i=class{constructor(e,t,r){if(this._$cssResult$=!0,r!==n)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=e,this.t=t}get styleSheet(){let e=this.o,n=this.t;if(t&&e===void 0){let t=n!==void 0&&n.length===1;t&&(e=r.get(n)),e===void 0&&((this.o=e=new CSSStyleSheet).replaceSync(this.cssText),t&&r.set(n,e))}return e}toString(){return this.cssText}},a=e=>new i(typeof e==`string`?e:e+``,void 0,n),o=(e,...t)=>new i(e.length===1?e[0]:t.reduce((t,n,r)=>t+(e=>{if(!0===e._$cssResult$)return e.cssText;if(typeof e==`number`)return e;throw Error(`Value passed to 'css' function must be a 'css' function result: `+e+`. Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.`)})(n)+e[r+1],e[0]),e,n),s=(n,r)=>{if(t)n.adoptedStyleSheets=r.map(e=>e instanceof CSSStyleSheet?e:e.styleSheet);else for(let t of r){let r=document.createElement(`style`),i=e.litNonce;i!==void 0&&r.setAttribute(`nonce`,i),r.textContent=t.cssText,n.appendChild(r)}},c=t?e=>e:e=>e instanceof CSSStyleSheet?(e=>{let t=``;for(let n of e.cssRules)t+=n.cssText;return a(t)})(e):e,{is:l,defineProperty:u,getOwnPropertyDescriptor:d,getOwnPropertyNames:f,getOwnPropertySymbols:p,getPrototypeOf:m}=Object,h=globalThis,g=h.trustedTypes,_=g?g.emptyScript:``,v=h.reactiveElementPolyfillSupport,y=(e,t)=>e,b={toAttribute(e,t){switch(t){case Boolean:e=e?_:null;break;case Object:case Array:e=e==null?e:JSON.stringify(e)}return e},fromAttribute(e,t){let n=e;switch(t){case Boolean:n=e!==null;break;case Number:n=e===null?null:Number(e);break;case Object:case Array:try{n=JSON.parse(e)}catch{n=null}}return n}},x=(e,t)=>!l(e,t),S={attribute:!0,type:String,converter:b,reflect:!1,useDefault:!1,hasChanged:x};Symbol.metadata??=Symbol(`metadata`),h.litPropertyMetadata??=new WeakMap;var C=class extends HTMLElement{static addInitializer(e){this._$Ei(),(this.l??=[]).push(e)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(e,t=S){if(t.state&&(t.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(e)&&((t=Object.create(t)).wrapped=!0),this.elementProperties.set(e,t),!t.noAccessor){let n=Symbol(),r=this.getPropertyDescriptor(e,n,t);r!==void 0&&u(this.prototype,e,r)}}static getPropertyDescriptor(e,t,n){let{get:r,set:i}=d(this.prototype,e)??{get(){return this[t]},set(e){this[t]=e}};return{get:r,set(t){let a=r?.call(this);i?.call(this,t),this.requestUpdate(e,a,n)},configurable:!0,enumerable:!0}}static getPropertyOptions(e){return this.elementProperties.get(e)??S}static _$Ei(){if(this.hasOwnProperty(y(`elementProperties`)))return;let e=m(this);e.finalize(),e.l!==void 0&&(this.l=[...e.l]),this.elementProperties=new Map(e.elementProperties)}static finalize(){if(this.hasOwnProperty(y(`finalized`)))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(y(`properties`))){let e=this.properties,t=[...f(e),...p(e)];for(let n of t)this.createProperty(n,e[n])}let e=this[Symbol.metadata];if(e!==null){let t=litPropertyMetadata.get(e);if(t!==void 0)for(let[e,n]of t)this.elementProperties.set(e,n)}this._$Eh=new Map;for(let[e,t]of this.elementProperties){let n=this._$Eu(e,t);n!==void 0&&this._$Eh.set(n,e)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(e){let t=[];if(Array.isArray(e)){let n=new Set(e.flat(1/0).reverse());for(let e of n)t.unshift(c(e))}else e!==void 0&&t.push(c(e));return t}static _$Eu(e,t){let n=t.attribute;return!1===n?void 0:typeof n==`string`?n:typeof e==`string`?e.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(e=>this.enableUpdating=e),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(e=>e(this))}addController(e){(this._$EO??=new Set).add(e),this.renderRoot!==void 0&&this.isConnected&&e.hostConnected?.()}removeController(e){this._$EO?.delete(e)}_$E_(){let e=new Map,t=this.constructor.elementProperties;for(let n of t.keys())this.hasOwnProperty(n)&&(e.set(n,this[n]),delete this[n]);e.size>0&&(this._$Ep=e)}createRenderRoot(){let e=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return s(e,this.constructor.elementStyles),e}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(e=>e.hostConnected?.())}enableUpdating(e){}disconnectedCallback(){this._$EO?.forEach(e=>e.hostDisconnected?.())}attributeChangedCallback(e,t,n){this._$AK(e,n)}_$ET(e,t){let n=this.constructor.elementProperties.get(e),r=this.constructor._$Eu(e,n);if(r!==void 0&&!0===n.reflect){let i=(n.converter?.toAttribute===void 0?b:n.converter).toAttribute(t,n.type);this._$Em=e,i==null?this.removeAttribute(r):this.setAttribute(r,i),this._$Em=null}}_$AK(e,t){let n=this.constructor,r=n._$Eh.get(e);if(r!==void 0&&this._$Em!==r){let e=n.getPropertyOptions(r),i=typeof e.converter==`function`?{fromAttribute:e.converter}:e.converter?.fromAttribute===void 0?b:e.converter;this._$Em=r;let a=i.fromAttribute(t,e.type);this[r]=a??this._$Ej?.get(r)??a,this._$Em=null}}requestUpdate(e,t,n,r=!1,i){if(e!==void 0){let a=this.constructor;if(!1===r&&(i=this[e]),n??=a.getPropertyOptions(e),!((n.hasChanged??x)(i,t)||n.useDefault&&n.reflect&&i===this._$Ej?.get(e)&&!this.hasAttribute(a._$Eu(e,n))))return;this.C(e,t,n)}!1===this.isUpdatePending&&(this._$ES=this._$EP())}C(e,t,{useDefault:n,reflect:r,wrapped:i},a){n&&!(this._$Ej??=new Map).has(e)&&(this._$Ej.set(e,a??t??this[e]),!0!==i||a!==void 0)||(this._$AL.has(e)||(this.hasUpdated||n||(t=void 0),this._$AL.set(e,t)),!0===r&&this._$Em!==e&&(this._$Eq??=new Set).add(e))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(e){Promise.reject(e)}let e=this.scheduleUpdate();return e!=null&&await e,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[e,t]of this._$Ep)this[e]=t;this._$Ep=void 0}let e=this.constructor.elementProperties;if(e.size>0)for(let[t,n]of e){let{wrapped:e}=n,r=this[t];!0!==e||this._$AL.has(t)||r===void 0||this.C(t,void 0,n,r)}}let e=!1,t=this._$AL;try{e=this.shouldUpdate(t),e?(this.willUpdate(t),this._$EO?.forEach(e=>e.hostUpdate?.()),this.update(t)):this._$EM()}catch(t){throw e=!1,this._$EM(),t}e&&this._$AE(t)}willUpdate(e){}_$AE(e){this._$EO?.forEach(e=>e.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(e)),this.updated(e)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(e){return!0}update(e){this._$Eq&&=this._$Eq.forEach(e=>this._$ET(e,this[e])),this._$EM()}updated(e){}firstUpdated(e){}};C.elementStyles=[],C.shadowRootOptions={mode:`open`},C[y(`elementProperties`)]=new Map,C[y(`finalized`)]=new Map,v?.({ReactiveElement:C}),(h.reactiveElementVersions??=[]).push(`2.1.2`);var w=globalThis,ee=e=>e,T=w.trustedTypes,E=T?T.createPolicy(`lit-html`,{createHTML:e=>e}):void 0,D=`$lit$`,O=`lit$${Math.random().toFixed(9).slice(2)}$`,te=`?`+O,k=`<${te}>`,ne=document,re=()=>ne.createComment(``),ie=e=>e===null||typeof e!=`object`&&typeof e!=`function`,ae=Array.isArray,oe=e=>ae(e)||typeof e?.[Symbol.iterator]==`function`,se=`[ 	
\f\r]`,A=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,j=/-->/g,ce=/>/g,le=RegExp(`>|${se}(?:([^\\s"'>=/]+)(${se}*=${se}*(?:[^ \t\n\f\r"'\`<>=]|("|')|))|$)`,`g`),M=/'/g,N=/"/g,ue=/^(?:script|style|textarea|title)$/i,P=(e=>(t,...n)=>({_$litType$:e,strings:t,values:n}))(1),de=Symbol.for(`lit-noChange`),F=Symbol.for(`lit-nothing`),fe=new WeakMap,pe=ne.createTreeWalker(ne,129);function me(e,t){if(!ae(e)||!e.hasOwnProperty(`raw`))throw Error(`invalid template strings array`);return E===void 0?t:E.createHTML(t)}var he=(e,t)=>{let n=e.length-1,r=[],i,a=t===2?`<svg>`:t===3?`<math>`:``,o=A;for(let t=0;t<n;t++){let n=e[t],s,c,l=-1,u=0;for(;u<n.length&&(o.lastIndex=u,c=o.exec(n),c!==null);)u=o.lastIndex,o===A?c[1]===`!--`?o=j:c[1]===void 0?c[2]===void 0?c[3]!==void 0&&(o=le):(ue.test(c[2])&&(i=RegExp(`</`+c[2],`g`)),o=le):o=ce:o===le?c[0]===`>`?(o=i??A,l=-1):c[1]===void 0?l=-2:(l=o.lastIndex-c[2].length,s=c[1],o=c[3]===void 0?le:c[3]===`"`?N:M):o===N||o===M?o=le:o===j||o===ce?o=A:(o=le,i=void 0);let d=o===le&&e[t+1].startsWith(`/>`)?` `:``;a+=o===A?n+k:l>=0?(r.push(s),n.slice(0,l)+D+n.slice(l)+O+d):n+O+(l===-2?t:d)}return[me(e,a+(e[n]||`<?>`)+(t===2?`</svg>`:t===3?`</math>`:``)),r]},ge=class e{constructor({strings:t,_$litType$:n},r){let i;this.parts=[];let a=0,o=0,s=t.length-1,c=this.parts,[l,u]=he(t,n);if(this.el=e.createElement(l,r),pe.currentNode=this.el.content,n===2||n===3){let e=this.el.content.firstChild;e.replaceWith(...e.childNodes)}for(;(i=pe.nextNode())!==null&&c.length<s;){if(i.nodeType===1){if(i.hasAttributes())for(let e of i.getAttributeNames())if(e.endsWith(D)){let t=u[o++],n=i.getAttribute(e).split(O),r=/([.?@])?(.*)/.exec(t);c.push({type:1,index:a,name:r[2],strings:n,ctor:r[1]===`.`?xe:r[1]===`?`?Se:r[1]===`@`?Ce:be}),i.removeAttribute(e)}else e.startsWith(O)&&(c.push({type:6,index:a}),i.removeAttribute(e));if(ue.test(i.tagName)){let e=i.textContent.split(O),t=e.length-1;if(t>0){i.textContent=T?T.emptyScript:``;for(let n=0;n<t;n++)i.append(e[n],re()),pe.nextNode(),c.push({type:2,index:++a});i.append(e[t],re())}}}else if(i.nodeType===8){if(i.data===te)c.push({type:2,index:a});else{let e=-1;for(;(e=i.data.indexOf(O,e+1))!==-1;)c.push({type:7,index:a}),e+=O.length-1}}a++}}static createElement(e,t){let n=ne.createElement(`template`);return n.innerHTML=e,n}};function _e(e,t,n=e,r){if(t===de)return t;let i=r===void 0?n._$Cl:n._$Co?.[r],a=ie(t)?void 0:t._$litDirective$;return i?.constructor!==a&&(i?._$AO?.(!1),a===void 0?i=void 0:(i=new a(e),i._$AT(e,n,r)),r===void 0?n._$Cl=i:(n._$Co??=[])[r]=i),i!==void 0&&(t=_e(e,i._$AS(e,t.values),i,r)),t}var ve=class{constructor(e,t){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=t}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:t},parts:n}=this._$AD,r=(e?.creationScope??ne).importNode(t,!0);pe.currentNode=r;let i=pe.nextNode(),a=0,o=0,s=n[0];for(;s!==void 0;){if(a===s.index){let t;s.type===2?t=new ye(i,i.nextSibling,this,e):s.type===1?t=new s.ctor(i,s.name,s.strings,this,e):s.type===6&&(t=new I(i,this,e)),this._$AV.push(t),s=n[++o]}a!==s?.index&&(i=pe.nextNode(),a++)}return pe.currentNode=ne,r}p(e){let t=0;for(let n of this._$AV)n!==void 0&&(n.strings===void 0?n._$AI(e[t]):(n._$AI(e,n,t),t+=n.strings.length-2)),t++}},ye=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,t,n,r){this.type=2,this._$AH=F,this._$AN=void 0,this._$AA=e,this._$AB=t,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,t=this._$AM;return t!==void 0&&e?.nodeType===11&&(e=t.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,t=this){e=_e(this,e,t),ie(e)?e===F||e==null||e===``?(this._$AH!==F&&this._$AR(),this._$AH=F):e!==this._$AH&&e!==de&&this._(e):e._$litType$===void 0?e.nodeType===void 0?oe(e)?this.k(e):this._(e):this.T(e):this.$(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==F&&ie(this._$AH)?this._$AA.nextSibling.data=e:this.T(ne.createTextNode(e)),this._$AH=e}$(e){let{values:t,_$litType$:n}=e,r=typeof n==`number`?this._$AC(e):(n.el===void 0&&(n.el=ge.createElement(me(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(t);else{let e=new ve(r,this),n=e.u(this.options);e.p(t),this.T(n),this._$AH=e}}_$AC(e){let t=fe.get(e.strings);return t===void 0&&fe.set(e.strings,t=new ge(e)),t}k(t){ae(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,i=0;for(let a of t)i===n.length?n.push(r=new e(this.O(re()),this.O(re()),this,this.options)):r=n[i],r._$AI(a),i++;i<n.length&&(this._$AR(r&&r._$AB.nextSibling,i),n.length=i)}_$AR(e=this._$AA.nextSibling,t){for(this._$AP?.(!1,!0,t);e!==this._$AB;){let t=ee(e).nextSibling;ee(e).remove(),e=t}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},be=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,t,n,r,i){this.type=1,this._$AH=F,this._$AN=void 0,this.element=e,this.name=t,this._$AM=r,this.options=i,n.length>2||n[0]!==``||n[1]!==``?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=F}_$AI(e,t=this,n,r){let i=this.strings,a=!1;if(i===void 0)e=_e(this,e,t,0),a=!ie(e)||e!==this._$AH&&e!==de,a&&(this._$AH=e);else{let r=e,o,s;for(e=i[0],o=0;o<i.length-1;o++)s=_e(this,r[n+o],t,o),s===de&&(s=this._$AH[o]),a||=!ie(s)||s!==this._$AH[o],s===F?e=F:e!==F&&(e+=(s??``)+i[o+1]),this._$AH[o]=s}a&&!r&&this.j(e)}j(e){e===F?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??``)}},xe=class extends be{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===F?void 0:e}},Se=class extends be{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==F)}},Ce=class extends be{constructor(e,t,n,r,i){super(e,t,n,r,i),this.type=5}_$AI(e,t=this){if((e=_e(this,e,t,0)??F)===de)return;let n=this._$AH,r=e===F&&n!==F||e.capture!==n.capture||e.once!==n.once||e.passive!==n.passive,i=e!==F&&(n===F||r);r&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH==`function`?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},I=class{constructor(e,t,n){this.element=e,this.type=6,this._$AN=void 0,this._$AM=t,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(e){_e(this,e)}},L={M:D,P:O,A:te,C:1,L:he,R:ve,D:oe,V:_e,I:ye,H:be,N:Se,U:Ce,B:xe,F:I},we=w.litHtmlPolyfillSupport;we?.(ge,ye),(w.litHtmlVersions??=[]).push(`3.3.3`);var Te=(e,t,n)=>{let r=n?.renderBefore??t,i=r._$litPart$;if(i===void 0){let e=n?.renderBefore??null;r._$litPart$=i=new ye(t.insertBefore(re(),e),e,void 0,n??{})}return i._$AI(e),i},Ee=globalThis,R=class extends C{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let e=super.createRenderRoot();return this.renderOptions.renderBefore??=e.firstChild,e}update(e){let t=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(e),this._$Do=Te(t,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return de}};R._$litElement$=!0,R.finalized=!0,Ee.litElementHydrateSupport?.({LitElement:R});var De=Ee.litElementPolyfillSupport;De?.({LitElement:R}),(Ee.litElementVersions??=[]).push(`4.2.2`);var Oe=class extends R{async scheduleUpdate(){this.hasUpdated||await new Promise(e=>setTimeout(e)),await super.scheduleUpdate()}};async function ke(e){await e.updateComplete;for(let t of e.renderRoot.querySelectorAll(`*`))t instanceof Oe&&await ke(t)}var z=e=>(t,n)=>{n===void 0?customElements.define(e,t):n.addInitializer(()=>{customElements.define(e,t)})},Ae={attribute:!0,type:String,converter:b,reflect:!1,hasChanged:x},je=(e=Ae,t,n)=>{let{kind:r,metadata:i}=n,a=globalThis.litPropertyMetadata.get(i);if(a===void 0&&globalThis.litPropertyMetadata.set(i,a=new Map),r===`setter`&&((e=Object.create(e)).wrapped=!0),a.set(n.name,e),r===`accessor`){let{name:r}=n;return{set(n){let i=t.get.call(this);t.set.call(this,n),this.requestUpdate(r,i,e,!0,n)},init(t){return t!==void 0&&this.C(r,void 0,e,t),t}}}if(r===`setter`){let{name:r}=n;return function(n){let i=this[r];t.call(this,n),this.requestUpdate(r,i,e,!0,n)}}throw Error(`Unsupported decorator location: `+r)};function B(e){return(t,n)=>typeof n==`object`?je(e,t,n):((e,t,n)=>{let r=t.hasOwnProperty(n);return t.constructor.createProperty(n,e),r?Object.getOwnPropertyDescriptor(t,n):void 0})(e,t,n)}function V(e){return B({...e,state:!0,attribute:!1})}var Me=(e,t,n)=>(n.configurable=!0,n.enumerable=!0,Reflect.decorate&&typeof t!=`object`&&Object.defineProperty(e,t,n),n);function Ne(e,t){return(n,r,i)=>{let a=t=>t.renderRoot?.querySelector(e)??null;if(t){let{get:e,set:t}=typeof r==`object`?n:i??(()=>{let e=Symbol();return{get(){return this[e]},set(t){this[e]=t}}})();return Me(n,r,{get(){let n=e.call(this);return n===void 0&&(n=a(this),(n!==null||this.hasUpdated)&&t.call(this,n)),n}})}return Me(n,r,{get(){return a(this)}})}}var H=o`
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
`;function U(e,t,n,r){var i=arguments.length,a=i<3?t:r===null?r=Object.getOwnPropertyDescriptor(t,n):r,o;if(typeof Reflect==`object`&&typeof Reflect.decorate==`function`)a=Reflect.decorate(e,t,n,r);else for(var s=e.length-1;s>=0;s--)(o=e[s])&&(a=(i<3?o(a):i>3?o(t,n,a):o(t,n))||a);return i>3&&a&&Object.defineProperty(t,n,a),a}var Pe=[`system`,`light`,`dark`],Fe={system:`◐`,light:`☀`,dark:`☾`},Ie=`loyd-theme`,Le=`loyd-theme`;function Re(){let e=Be(),t=Pe.find(t=>t===e)??`system`;return document.documentElement.dataset.theme=t,t}var ze=class extends R{constructor(...e){super(...e),this.theme=Re()}static{this.styles=H}render(){return P`<button aria-label="Colours: ${this.theme}" title="Colours: ${this.theme}" @click=${this.next}>
      <span aria-hidden="true">${Fe[this.theme]}</span>
    </button>`}next(){this.theme=Pe[(Pe.indexOf(this.theme)+1)%Pe.length],document.documentElement.dataset.theme=this.theme,Ve(this.theme),window.dispatchEvent(new Event(Le))}};U([V()],ze.prototype,`theme`,void 0),ze=U([z(`theme-switch`)],ze);function Be(){try{return localStorage.getItem(Ie)}catch{return null}}function Ve(e){try{localStorage.setItem(Ie,e)}catch{return}}var He=class extends Error{constructor(e,t,n=null,r=null){super(t),this.kind=e,this.field=n,this.span=r}};function Ue(e){return e instanceof DOMException&&e.name===`AbortError`}async function*We(e){let t=e.getReader(),n=new TextDecoder,r=``;try{for(;;){let{done:e,value:i}=await t.read();if(e)return;r=(r+n.decode(i,{stream:!0})).replace(/\r\n/g,`
`);for(let e=r.indexOf(`

`);e>=0;e=r.indexOf(`

`)){let t=Ge(r.slice(0,e));r=r.slice(e+2),t&&(yield t)}}}finally{await t.cancel().catch(()=>void 0)}}function Ge(e){let t=`message`,n=[];for(let r of e.split(`
`)){let e=r.indexOf(`:`),i=e<0?r:r.slice(0,e),a=e<0?``:r.slice(e+1).replace(/^ /,``);i===`event`&&(t=a),i===`data`&&n.push(a)}return n.length>0?{name:t,text:n.join(`
`)}:null}var Ke={ask:qe,askWithProgress:Je,where:`Everything is computed by the loyd server that sent you this page.`,largeTables:null};async function qe(e,t,n){let r=await Ye(e,t,`application/json`,n);if(!r.ok)throw await Xe(r);return await r.json()}async function Je(e,t,n,r){let i=await Ye(e,t,`text/event-stream`,r);if(!i.ok)throw await Xe(i);if(!i.headers.get(`Content-Type`)?.startsWith(`text/event-stream`))return await i.json();for await(let{name:e,text:t}of We(i.body)){let r=JSON.parse(t);if(e===`answer`)return r;if(e===`failure`)throw Ze(r);(e===`queued`||e===`progress`)&&n.progress?.(r),e===`solution`&&n.solution?.(r)}throw new He(`internal`,"The connection ended before the answer came. Is `loyd serve` still running?")}async function Ye(e,t,n,r){try{return await fetch(e,{method:t?`POST`:`GET`,headers:{Accept:n,...t?{"Content-Type":`application/json`}:{}},...t?{body:JSON.stringify(t)}:{},...r?{signal:r}:{}})}catch(e){throw Ue(e)?e:new He(`unreachable`,"The server does not answer. Start it again with `loyd serve`.")}}async function Xe(e){return Ze(await e.json().catch(()=>null),`The server answered ${e.status} without saying why.`)}function Ze(e,t=`The server failed without saying why.`){let n=e?.error;return new He(n?.kind??`internal`,n?.message??t,n?.field??null,n?.span??null)}var Qe=[`U`,`D`,`L`,`R`],$e={U:`D`,D:`U`,L:`R`,R:`L`},et={U:`↑`,D:`↓`,L:`←`,R:`→`},tt={U:`up`,D:`down`,L:`left`,R:`right`},nt=1e4;function rt(e){return $e[e]}function it(e){return et[e]}function at(e){return tt[e]}function ot(e){let t=e.replace(/\s+/g,``);if(!/^([UDLRudlr]\d*)*$/.test(t))return null;let n=[];for(let[,e,r]of t.matchAll(/([UDLRudlr])(\d*)/g)){let t=r?Number(r):1;if(t<1||n.length+t>1e4)return null;for(let r=0;r<t;r+=1)n.push(e.toUpperCase())}return n}function W(e){let t=``;for(let n=0;n<e.length;){let r=n;for(;r<e.length&&e[r]===e[n];)r+=1;t+=e[n]+(r-n>1?String(r-n):``),n=r}return t}function st(e,t,n){return![e,t].every(e=>Number.isInteger(e)&&e>=2&&e<=16)||n.length!==e*t||new Set(n).size!==n.length||!n.every(e=>Number.isInteger(e)&&e>=0&&e<n.length)?null:{rows:e,columns:t,tiles:[...n]}}function ct(e){let t=e.trim().split(`/`).map(e=>e.trim().split(/\s+/).map(Number)),n=t[0].length;return t.some(e=>e.length!==n)?null:st(t.length,n,t.flat())}function G(e){return lt(e).map(e=>e.join(` `)).join(`/`)}function lt(e){return Array.from({length:e.rows},(t,n)=>e.tiles.slice(n*e.columns,(n+1)*e.columns))}function ut(e,t,n){let r=e*t;return{rows:e,columns:t,tiles:Array.from({length:r},(e,t)=>n===`blank-last`?(t+1)%r:t)}}function dt(e,t){return e.columns===t.columns&&e.tiles.length===t.tiles.length&&e.tiles.every((e,n)=>e===t.tiles[n])}function ft(e,t,n){return n===`blank-first`?e:(e+t-1)%t}function pt(e,t){let n=e.tiles.indexOf(0),r=Math.floor(n/e.columns),i=n%e.columns;switch(t){case`U`:return r+1<e.rows?n+e.columns:null;case`D`:return r>0?n-e.columns:null;case`L`:return i+1<e.columns?n+1:null;case`R`:return i>0?n-1:null}}function mt(e,t){let n=pt(e,t);if(n===null)return null;let r=[...e.tiles];return r[r.indexOf(0)]=r[n],r[n]=0,{...e,tiles:r}}function ht(e,t){let n=pt(e,t);return n===null?null:e.tiles[n]}function gt(e){return Qe.filter(t=>pt(e,t)!==null)}function _t(e,t){let n=e.tiles.indexOf(0),r=Math.floor(n/e.columns)-Math.floor(t/e.columns),i=n%e.columns-t%e.columns;return r!==0&&i!==0?[]:r===0?Array.from({length:Math.abs(i)},()=>i>0?`R`:`L`):Array.from({length:Math.abs(r)},()=>r>0?`D`:`U`)}function vt(e){let t=e.tiles.filter(e=>e!==0);return[t[t.length-2],t[t.length-1]]}function yt(e,[t,n]){let r=e.tiles.map(e=>e===t?n:e===n?t:e);return{...e,tiles:r}}function bt(e){return e===`blank-last`?`blank-first`:`blank-last`}function xt(e,t){let n=e.tiles.map(n=>ft(n,e.tiles.length,t)),r=e.tiles.indexOf(0),i=ft(0,e.tiles.length,t),a=Math.floor(r/e.columns)-Math.floor(i/e.columns),o=r%e.columns-i%e.columns;return St(n)%2==Math.abs(a+o)%2}function St(e){let t=new Set,n=0;for(let r=0;r<e.length;r+=1)if(!t.has(r)){n+=1;for(let n=r;!t.has(n);n=e[n])t.add(n)}return e.length-n}function Ct(e,t){let n=[e];for(let e of t){let t=mt(n[n.length-1],e);if(!t)break;n.push(t)}return n}var wt=[`stm`,`mtm`];function Tt(e,t){let n=[];for(let r of e){let e=n[n.length-1];t===`mtm`&&e?.[0]===r?e.push(r):n.push([r])}return n}function Et(e,t){return Tt(ot(e)??[],t).length}function Dt(e,t){let n=[e];for(let e of t){let t=Ot(n[n.length-1],e);if(!t)break;n.push(t)}return n}function Ot(e,t){return t.reduce((e,t)=>e&&mt(e,t),e)}function kt(e,t){let n=Ot(e,t.slice(1));return n&&t.length>0?ht(n,t[0]):null}function At(e,t){return`${e??``} ${it(t[0])}${t.length>1?t.length:``}`.trim()}function jt(e,t){return`${e??``} ${at(t[0])}${t.length>1?`, ${t.length} tiles`:``}`.trim()}var Mt=[`solve`,`play`,`analyse`,`compare`],Nt=[`board`,`goal`,`moves`,`view`,`metric`,`place`,`names`],Pt=[`s`,`w`,`g`,`m`,`p`,`c`,`v`,`h`,`e`],Ft=[`blank-last`,`blank-first`],It=20,Lt=6e4;function Rt(e){let t=e.replace(/^#/,``),n=new URLSearchParams(t.length>Lt?``:t),r=Mt.find(e=>e===n.get(`v`)),i=Ft.find(e=>e===n.get(`g`)),a=wt.find(e=>e===n.get(`c`)),o=Bt(n.get(`s`),n.get(`w`)),s=n.get(`m`)??``,c=ot(s)!==null,l=Number(n.get(`p`)??0),u=Number.isInteger(l)&&l>=0,d=Vt(n.get(`h`)),f=Vt(n.get(`e`)),p={board:o===null&&([`s`,`w`,`m`].some(e=>n.has(e))||t!==``&&!Pt.some(e=>n.has(e))),goal:n.has(`g`)&&i===void 0,moves:!c,view:n.has(`v`)&&r===void 0,metric:n.has(`c`)&&a===void 0,place:!u,names:d.damaged||f.damaged};return{state:{view:r??`solve`,board:o,goal:i??`blank-last`,moves:c?s:``,place:u?l:0,metric:a??`stm`,heuristics:d.names,searches:f.names},damaged:Nt.find(e=>p[e])??null}}function zt(e){let t=[];if(e.board){let{rows:n,columns:r,tiles:i}=e.board;t.push([`s`,i.join(`_`)]),n!==r&&t.push([`w`,String(r)])}return e.goal!==`blank-last`&&t.push([`g`,e.goal]),e.moves&&t.push([`m`,e.moves]),e.moves&&e.place>0&&t.push([`p`,String(e.place)]),e.metric!==`stm`&&t.push([`c`,e.metric]),e.view!==`solve`&&t.push([`v`,e.view]),e.heuristics&&t.push([`h`,e.heuristics.join(` `)]),e.searches&&t.push([`e`,e.searches.join(` `)]),`#`+t.map(([e,t])=>`${e}=${encodeURIComponent(t)}`).join(`&`)}function Bt(e,t){if(!e||!/^\d+(_\d+)*$/.test(e))return null;let n=e.split(`_`).map(Number),r=t===null?Math.sqrt(n.length):Number(t);return st(n.length/r,r,n)}function Vt(e){if(e===null)return{names:null,damaged:!1};let t=e.split(` `).filter(e=>e!==``),n=[...new Set(t.filter(e=>/^[\w:+*,|-]{1,60}$/.test(e)))].slice(0,It);return{names:n,damaged:n.length<new Set(t).size}}var Ht=400,Ut=class{constructor(){this.written=location.hash,this.wanted=null,window.addEventListener(`click`,()=>this.writeNow(),{capture:!0})}show(e){this.wanted=e,this.timer===void 0&&this.write()}begin(e){this.writeNow(),location.hash===this.written&&(history.pushState(null,``,e),this.written=location.hash)}changed(){this.wanted=null,this.written=location.hash}writeNow(){clearTimeout(this.timer),this.write()}write(){this.timer=void 0,this.wanted!==null&&location.hash===this.written&&(history.replaceState(null,``,this.wanted),this.written=location.hash,this.wanted=null,this.timer=setTimeout(()=>this.write(),Ht))}},Wt=`loyd-kept`,Gt=1,Kt=[`rounds`,`look`],qt=null;function Jt(e){return Qt(e,`readonly`,e=>e.getAll())}function Yt(e,t){return Qt(e,`readonly`,e=>e.get(t))}async function Xt(e,t){await Qt(e,`readwrite`,e=>{for(let[n,r]of t)e.put(r,n);return e.count()})}async function Zt(e,t){await Qt(e,`readwrite`,e=>e.delete(t))}async function Qt(e,t,n){let r=(await $t()).transaction(e,t),i=n(r.objectStore(e));return new Promise((e,t)=>{r.oncomplete=()=>e(i.result),r.onabort=()=>t(r.error??Error(`the browser gave up`))})}function $t(){return qt??=new Promise((e,t)=>{let n=indexedDB.open(Wt,Gt);n.onupgradeneeded=()=>{for(let e of Kt)n.result.createObjectStore(e)},n.onsuccess=()=>{n.result.onversionchange=()=>{n.result.close(),qt=null},e(n.result)},n.onerror=()=>t(n.error??Error(`the browser keeps nothing`))}).catch(e=>{throw qt=null,e}),qt}var en=100,tn={lower:0,upper:null,moves:null},K=class{constructor(e){this.most=e,this.values=new Map}get(e){return this.values.get(e)}set(e,t){this.values.delete(e),this.values.set(e,t);for(let e of this.values.keys()){if(this.values.size<=this.most)return;this.values.delete(e)}}};function q(...e){return e.join(`|`)}var nn=class{constructor(){this.solved=new K(en),this.analysed=new K(en),this.compared=new K(en),this.lines=new K(en),this.lastAnalysis=null,this.game=null,this.wantedLength=``,this.bounds=new K(en)}boundsOf(e,t,n=`stm`){return this.bounds.get(q(e,t,n))??tn}learn(e,t,n,r=`stm`){let i=this.boundsOf(e,t,r),a=n.moves==null?null:Et(n.moves,r),o=i.moves===null?null:Et(i.moves,r),s=[i.upper,n.upper,a].filter(e=>e!=null);this.bounds.set(q(e,t,r),{lower:Math.max(i.lower,n.lower??0),upper:s.length>0?Math.min(...s):null,moves:a!==null&&(o===null||a<o)?n.moves:i.moves})}},rn=1600,an=class extends R{constructor(...e){super(...e),this.text=()=>``,this.label=`Copy`,this.said=``}static{this.styles=H}disconnectedCallback(){super.disconnectedCallback(),clearTimeout(this.timer)}render(){return P`<button @click=${this.copy}><span aria-live="polite">${this.said||this.label}</span></button>`}async copy(){try{await navigator.clipboard.writeText(this.text()),this.said=`Copied ✓`}catch{this.said=`Not allowed here: select and copy`}clearTimeout(this.timer),this.timer=setTimeout(()=>this.said=``,rn)}};U([B({attribute:!1})],an.prototype,`text`,void 0),U([B()],an.prototype,`label`,void 0),U([V()],an.prototype,`said`,void 0),an=U([z(`copy-button`)],an);var on=class extends R{constructor(...e){super(...e),this.phase=`idle`,this.fraction=0,this.trouble=``,this.request=null}static{this.styles=H}disconnectedCallback(){super.disconnectedCallback(),this.request?.abort()}render(){if(!Ke.largeTables)return F;switch(this.phase){case`idle`:return P`<div class="row">
          <button @click=${this.prepare}>Prepare large tables</button>
          <span>For hard 4x4 boards: takes about ten seconds and 400 MB of memory, and keeps 200 MB in this browser.</span>
        </div>`;case`running`:return P`<div class="row">
          <progress aria-label="Large tables" max="1" .value=${this.fraction}></progress>
          <button @click=${()=>this.request?.abort()}>Cancel</button>
        </div>`;case`done`:return P`<p role="status">Large tables are ready.</p>`;case`failed`:return P`<div class="row" role="alert">
          <span>Large tables could not be prepared: ${this.trouble}</span>
          <button @click=${this.prepare}>Try again</button>
        </div>`}}async prepare(){this.request=new AbortController,this.fraction=0,this.phase=`running`;try{await Ke.largeTables.prepare(e=>this.fraction=Math.max(this.fraction,e),this.request.signal),this.phase=`done`}catch(e){this.trouble=e instanceof Error?e.message:String(e),this.phase=Ue(e)?`idle`:`failed`}}};U([V()],on.prototype,`phase`,void 0),U([V()],on.prototype,`fraction`,void 0),on=U([z(`large-tables`)],on);var sn=`input:not([type=checkbox]):not([type=range]), textarea`,cn=class extends R{constructor(...e){super(...e),this.undoable=!1,this.redoable=!1,this.onKey=e=>{let t=e.key.toLowerCase();!(e.ctrlKey||e.metaKey)||e.altKey||e.defaultPrevented||t!==`z`&&t!==`y`||e.composedPath().some(e=>e instanceof Element&&e.matches(sn))||(e.preventDefault(),this.say(t===`y`||e.shiftKey?`Redo`:`Undo`))}}static{this.styles=[H,o`
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
    `]}connectedCallback(){super.connectedCallback(),window.addEventListener(`keydown`,this.onKey)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(`keydown`,this.onKey)}render(){return P`${this.renderButton(`Undo`,`M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H9`,this.undoable)}
    ${this.renderButton(`Redo`,`m16 5 4 4-4 4m4-4H10a5 5 0 0 0 0 10h5`,this.redoable)}`}renderButton(e,t,n){return P`<button aria-label=${e} title=${e} ?disabled=${!n} @click=${()=>this.say(e)}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${t}></path></svg>
    </button>`}say(e){this.dispatchEvent(new CustomEvent(e.toLowerCase()))}};U([B({type:Boolean})],cn.prototype,`undoable`,void 0),U([B({type:Boolean})],cn.prototype,`redoable`,void 0),cn=U([z(`undo-buttons`)],cn);var ln={picture:null,numbers:!0,hover:!1,letters:!0};async function un(){try{let e=await Yt(`look`,`look`);if(!e)return null;let t=e.picture instanceof Blob?await createImageBitmap(e.picture).catch(()=>null):null;return{picture:t,numbers:e.numbers!==!1||!t,hover:e.hover===!0,letters:e.letters!==!1}}catch{return null}}async function dn(e){let t={...e,picture:e.picture&&await fn(e.picture)};await Xt(`look`,new Map([[`look`,t]])).catch(()=>void 0)}function fn(e){let t=document.createElement(`canvas`);return[t.width,t.height]=[e.width,e.height],t.getContext(`2d`)?.drawImage(e,0,0),new Promise(e=>t.toBlob(e,`image/webp`,.9))}var pn=1200;async function mn(e){let t=await createImageBitmap(e).catch(()=>{throw Error(`${e.name} is not a picture that this browser can read. PNG, JPEG and WebP work.`)}),n=pn/Math.max(t.width,t.height);if(n>=1)return t;let r=await createImageBitmap(t,{resizeWidth:Math.max(1,Math.round(t.width*n)),resizeHeight:Math.max(1,Math.round(t.height*n)),resizeQuality:`high`});return t.close(),r}function hn(e,t,n,r){let i=Math.min(e.width/r,e.height/n);return{left:(e.width-i*r)/2+t%r*i,top:(e.height-i*n)/2+Math.floor(t/r)*i,side:i}}function gn(e,t,n,r,i){let{left:a,top:o,side:s}=hn(t,n,r,i),c=Math.max(1,Math.ceil(e.clientWidth*devicePixelRatio));e.width=c,e.height=c,e.getContext(`2d`)?.drawImage(t,a,o,s,s,0,0,c,c)}function _n(e,t,n){return Ke.ask(e,t,n)}function vn(e,t,n,r){return Ke.askWithProgress(e,t,n,r)}var yn=null;function bn(){return yn??=_n(`/api/specs`).catch(e=>{throw yn=null,e}),yn}async function xn(e){let t=(await bn()).limits.time_seconds;return Math.min(e,t)}var Sn=5,Cn=class{constructor(e,t){this.memory=e,this.judged=t,this.work=Promise.resolve(),this.outcomes=new Map}take(e,t,n){this.memory.learn(e,t,{moves:n});let r=q(e,t),{lower:i,upper:a}=this.memory.boundsOf(e,t),o=this.outcomes.get(r);o!==null&&(i===a||o===``?this.judged(e,t):(this.outcomes.set(r,null),this.work=this.work.then(async()=>{this.outcomes.set(r,await this.ask(e,t)),this.judged(e,t)})))}isWaiting(e,t){return this.outcomes.get(q(e,t))===null}troubleOf(e,t){return this.outcomes.get(q(e,t))??``}async ask(e,t){try{let n=await vn(`/api/solve`,{board:e,goal:t,time:await xn(Sn)},{},new AbortController().signal);return this.memory.learn(e,t,{lower:n.lower_bound,upper:n.upper_bound,moves:n.moves}),``}catch(e){return e instanceof Error?e.message:String(e)}}};function wn(e,t){return{start:e,goal:t,board:e,slides:[],times:[],begun:null}}function Tn(e,t,n){let r=Ct(e,n),i=n.slice(0,r.length-1);return i.length===0?wn(e,t):{start:e,goal:t,board:r[r.length-1],slides:i,times:null,begun:null}}function En(e,t,n){let r=e.begun??(e.times===null?null:n),{board:i}=e,a=[];for(let n of t){let t=On({...e,board:i})===`solved`?null:mt(i,n);if(!t)break;i=t,a.push(n)}if(a.length===0)return e;let o=e.times===null||r===null?null:[...e.times,...a.map(()=>n-r)];return{...e,board:i,slides:[...e.slides,...a],times:o,begun:r}}function Dn(e){return{...e,times:null,begun:null}}function On({board:e,goal:t,slides:n}){return dt(e,ut(e.rows,e.columns,t))?`solved`:n.length===0?`ready`:`running`}function kn(e,t){return e.times===null?null:e.begun===null?0:On(e)===`solved`?e.times[e.times.length-1]:t-e.begun}function An(e,t){return t===null||t<=0?null:e*1e3/t}function jn(e,t){return e.goal===t.goal&&G(e.start)===G(t.board)&&W(e.slides)===t.moves}var Mn=864e6,Nn=1e5;function Pn(e,t,n){let r=kn(e,0);return On(e)!==`solved`||e.slides.length===0||r===null?null:{session:t,at:n.toISOString(),board:G(e.start),goal:e.goal,moves:W(e.slides),milliseconds:Math.round(r),times:e.times.map(Math.round),lower_bound:0,upper_bound:null}}function Fn({at:e,board:t,goal:n,moves:r,milliseconds:i}){return[e,t,n,r,i].join(`|`)}function In(e){return ot(e.moves)?.length??0}function Ln(e){return e.lower_bound===e.upper_bound?(In(e)-e.upper_bound)/2:null}function Rn({board:e}){let t=e.split(`/`);return`${t.length}x${t[0].split(` `).length}`}function zn(e){if(typeof e!=`object`||!e)return`it is no round`;let{session:t,at:n,board:r,goal:i,moves:a,milliseconds:o,times:s,lower_bound:c,upper_bound:l}=e,u=typeof r==`string`?ct(r):null;if(!u)return`its board cannot be read`;if(i!==`blank-last`&&i!==`blank-first`)return`its goal cannot be read`;let d=typeof a==`string`&&a!==``?ot(a):null;if(!d)return`its moves cannot be read`;if(!Bn(u,i,d))return`its moves do not solve its board`;if(!Un(o))return`its time cannot be read`;let f=typeof n==`string`?new Date(n):new Date(NaN);return Number.isNaN(f.getTime())?`its date cannot be read`:{session:typeof t==`number`&&Number.isInteger(t)&&t>=1&&t<=Nn?t:1,at:f.toISOString(),board:G(u),goal:i,moves:W(d),milliseconds:Math.round(o),times:Vn(s,d.length),...Hn(c,l,d.length)}}function Bn(e,t,n){let r=Ct(e,n);return r.length===n.length+1&&dt(r[r.length-1],ut(e.rows,e.columns,t))}function Vn(e,t){return!Array.isArray(e)||e.length!==t||!e.every(Un)?null:e.every((t,n)=>n===0||t>=e[n-1])?e.map(Math.round):null}function Hn(e,t,n){let r=e=>typeof e==`number`&&Number.isInteger(e)&&e>=0&&e<=n;return!r(e)||!r(t)||e>t||(n-t)%2!=0?{lower_bound:0,upper_bound:null}:{lower_bound:e,upper_bound:t}}function Un(e){return typeof e==`number`&&Number.isFinite(e)&&e>=0&&e<=Mn}var Wn=class{constructor(e,t){this.shelf=e,this.changed=t,this.list=[],this.session=1,this.damaged=0,this.trouble=``}async load(){try{let e=(await this.shelf.takeAll()).map(zn),t=e.filter(e=>typeof e!=`string`);this.damaged=e.length-t.length,this.show([...t,...this.list]),this.session=this.lastSession()}catch{this.report(`This browser does not keep anything for this page: export the session before you leave.`)}this.changed()}add(e){let t=this.list.length;return this.show([...this.list,...e]),this.try(()=>this.shelf.keep(Gn(e))),this.changed(),this.list.length-t}remove(e){this.show(this.list.filter(t=>Fn(t)!==Fn(e))),this.try(()=>this.shelf.discard(Fn(e))),this.changed()}choose(e){this.session=e,this.changed()}lastSession(){return this.list.reduce((e,t)=>Math.max(e,t.session),this.session)}show(e){this.list=[...Gn(e).values()].sort((e,t)=>e.at<t.at?-1:+(e.at>t.at))}try(e){e().catch(()=>{this.report(`This browser did not keep the last change: export the session before you leave.`),this.changed()})}report(e){this.trouble=e,this.list=[...this.list]}};function Gn(e){return new Map(e.map(e=>[Fn(e),e]))}var Kn=class{constructor(){this.past=[],this.future=[],this.present=null}get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}add(e){this.present!==null&&(this.past=[...this.past.slice(-299),this.present]),this.future=[],this.present=e}amend(e){this.present=e}undo(){let e=this.past.pop();return e===void 0?null:(this.future.push(this.present),this.present=e)}redo(){let e=this.future.pop();return e===void 0?null:(this.past.push(this.present),this.present=e)}},qn=150,Jn=class{constructor(e,t){this.host=e,this.hearer=t,this.phase=`idle`,this.answer=null,this.error=null,this.progress={},this.slow=!1,this.request=null,e.addController(this)}hostDisconnected(){this.giveUp()}async start(e,t){this.giveUp();let n=new AbortController;this.request=n,this.progress={},this.slow=!1,this.enter(`running`),this.timer=setTimeout(()=>{this.slow=!0,this.host.requestUpdate()},qn);try{let r=await vn(e,await t,this.listener(n),n.signal);if(this.request!==n)return;this.take(r)}catch(e){if(this.request!==n||Ue(e))return;this.error=e instanceof He?e:new He(`internal`,String(e)),this.answer=null,this.enter(`failed`)}finally{this.request===n&&clearTimeout(this.timer)}}recall(e){this.giveUp(),this.take(e)}cancel(){this.giveUp(),this.answer=null,this.enter(`cancelled`)}reset(){this.giveUp(),this.answer=null,this.enter(`idle`)}take(e){this.answer=e,this.enter(`done`),this.hearer.answered(e)}giveUp(){clearTimeout(this.timer),this.request?.abort(),this.request=null}listener(e){let t=t=>{this.request===e&&(t(),this.host.requestUpdate())};return{progress:e=>t(()=>{this.progress={...this.progress,place:0,bound_seconds_left:void 0,...e},this.hearer.progress?.(e)}),solution:e=>t(()=>this.hearer.solution?.(e))}}enter(e){this.phase=e,e!==`failed`&&(this.error=null),this.host.requestUpdate()}};function Yn(e){return e.kind??`bad`}function Xn(e){return e?.lost_moves??e?.bad_moves??[]}function J(e,t,n){e.dispatchEvent(new CustomEvent(`change-state`,{detail:{change:t,back:n},bubbles:!0,composed:!0}))}function Zn(e){return Math.round(e).toLocaleString(`en-US`)}function Qn(e){let t=[``,` k`,` M`,` G`,` T`],n=0,r=e;for(;r>=999.5&&n<t.length-1;)r/=1e3,n+=1;return`${n===0?Math.round(r):Number(r.toPrecision(3))}${t[n]}`}function $n(e){return e<995e-7?`${Math.round(e*1e6)} µs`:e<.00995?`${Number((e*1e3).toPrecision(2))} ms`:e<.9995?`${Math.round(e*1e3)} ms`:e<59.95?`${e.toFixed(1)} s`:`${Math.floor(Math.round(e)/60)} min ${Math.round(e)%60} s`}function er(e,t=3){let n=Math.round(e/10**(3-t)),[r,i]=[Math.floor(n/10**t),n%10**t],[a,o]=[Math.floor(r/3600),Math.floor(r/60)%60],s=e=>String(e).padStart(2,`0`),c=a>0?`${a}:${s(o)}:${s(r%60)}`:o>0?`${o}:${s(r%60)}`:String(r);return t>0?`${c}.${String(i).padStart(t,`0`)}`:c}function tr(e,{lower:t,upper:n}){if(t===0)return String(e);let r=Math.min(e,n??e);return t===r?`${e} = ${t} + 2×${(e-t)/2}`:`${e}, at best ${t} to ${r}`}function nr(e){for(let[t,n,r]of[[`s`,1,99.5],[`min`,60,99.5],[`h`,3600,47.5]])if(e/n<r)return`${Math.round(e/n)} ${t}`;return`${Math.round(e/86400)} days`}function rr(e){return ir(e,`move`)}function ir(e,t){return`${Zn(e)} ${t}${e===1?``:`s`}`}var ar=12;function or(e,t){let n=t===``||e.includes(t)?[...e]:[...e,t],r=n.filter(e=>!n.some(t=>t!==e&&cr(t,e)));return r.length<=ar?r:[r[0],...r.slice(-11)]}function sr(e,t,n){let[r,i]=[e,t].map(e=>Tt(lr(e),n).map(W)),a=r.findIndex((e,t)=>e!==i[t]);return a<0?r.length:a}function cr(e,t){let n=lr(t).length;return lr(e).length>n&&W(lr(e).slice(0,n))===W(lr(t))}function lr(e){return ot(e)??[]}var ur={neutral:`=`,bad:`✕`},dr=400,fr=class extends R{constructor(...e){super(...e),this.boards=[],this.moves=[],this.place=0,this.lost=new Map}static{this.styles=[H,o`
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
    `]}render(){let e=this.first(),t=this.moves.slice(e,e+dr);return P`${this.moves.length>dr?P`<p class="soft">Moves ${e+1} to ${e+t.length} of ${this.moves.length}; the slider above goes to the others.</p>`:F}
      <ol aria-label="Moves" start=${e+1} @keydown=${this.onKey}>
        ${t.map((t,n)=>this.renderMove(this.boards[e+n]??null,t,e+n+1))}
      </ol>`}first(){return Math.floor(Math.max(0,this.place-1)/dr)*dr}renderMove(e,t,n){let r=e&&kt(e,t),i=this.lost.get(n),a=n===this.place,o=n===Math.max(1,this.place);return P`<li>
      <button
        class=${[n<this.place?`done`:``,i?`lost ${i}`:``].join(` `)}
        tabindex=${o?0:-1}
        aria-label="${n}: ${r===null?`no tile `:``}${jt(r,t)}${i?`, a ${i} move`:``}"
        aria-current=${a?`step`:F}
        @click=${()=>this.announce(n)}
      >
        ${i?P`<span class="sign" aria-hidden="true">${ur[i]}</span>`:F}${r??`?`}<span aria-hidden="true">${At(null,t)}</span>
      </button>
    </li>`}updated(e){if(!e.has(`place`))return;let t=this.renderRoot.querySelector(`ol`),n=this.renderRoot.querySelector(`[aria-current]`);if(!t||!n)return;n.offsetTop<t.scrollTop&&(t.scrollTop=n.offsetTop-4);let r=n.offsetTop+n.offsetHeight-t.clientHeight;r>t.scrollTop&&(t.scrollTop=r+4)}onKey(e){let t={ArrowRight:this.place+1,ArrowLeft:this.place-1,Home:1,End:this.moves.length}[e.key];if(t===void 0)return;e.preventDefault();let n=Math.min(this.moves.length,Math.max(1,t));this.announce(n),this.updateComplete.then(()=>this.renderRoot.querySelectorAll(`button`)[n-1-this.first()]?.focus())}announce(e){this.dispatchEvent(new CustomEvent(`place`,{detail:e,bubbles:!0,composed:!0}))}};U([B({attribute:!1})],fr.prototype,`boards`,void 0),U([B({attribute:!1})],fr.prototype,`moves`,void 0),U([B({type:Number})],fr.prototype,`place`,void 0),U([B({attribute:!1})],fr.prototype,`lost`,void 0),fr=U([z(`move-list`)],fr);var pr=class extends R{constructor(...e){super(...e),this.chosen=0}static{this.styles=[H,o`
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
    `]}render(){let e=Xn(this.answer);return e.length===0?this.answer.bad===0&&this.answer.optimal!==null?P`<p>Not one bad move: this solution is as short as any.</p>`:F:P`<ol aria-label=${this.answer.lost_moves?`Lost moves`:`Bad moves`}>
      ${e.map(e=>this.renderMove(e))}
    </ol>`}renderMove(e){let t=ct(e.board),n=ot(e.played)??[],r=t?kt(t,n):null,i=this.answer.distances[e.number-1],a=this.answer.distances[e.number];return P`<li>
      <button
        aria-pressed=${this.chosen===e.number?`true`:`false`}
        @click=${()=>this.dispatchEvent(new CustomEvent(`place`,{detail:e.number-1,bubbles:!0,composed:!0}))}
      >
        <span class="unseen">Move ${e.number}: ${jt(r,n)}, from ${i} to ${rr(a??0)} to go. Try again.</span>
        <span aria-hidden="true"><span class="sign">${ur[Yn(e)]}</span> ${e.number}. ${At(r,n)}</span>
        <span class="to" aria-hidden="true">${i} → ${a}</span>
      </button>
    </li>`}};U([B({attribute:!1})],pr.prototype,`answer`,void 0),U([B({type:Number})],pr.prototype,`chosen`,void 0),pr=U([z(`bad-moves`)],pr);var mr=class extends R{constructor(...e){super(...e),this.progress={},this.what=`Searching`}static{this.styles=[H,o`
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
    `]}render(){let{place:e,fraction:t,bound:n,lower_bound:r,nodes_generated:i,nodes_per_second:a,seconds:o,bound_seconds_left:s}=this.progress,c=[[`bound`,String(n??r??`–`)],[`nodes`,i===void 0?`–`:Qn(i)],[`nodes/s`,a===void 0?`–`:Qn(a)],[`time`,o===void 0?`–`:$n(o)]],l=typeof t==`number`&&t>0;return P`<div class="running" role="group" aria-label="Progress">
      <div class="what">
        <strong>${e?`Waiting, ${e} before this one`:`${this.what} …`}</strong>
        ${s!=null&&s>=1?P`<span class="soft number">next bound in about ${nr(s)}</span>`:F}
      </div>
      <button class="cancel" @click=${()=>this.dispatchEvent(new CustomEvent(`cancel`,{bubbles:!0,composed:!0}))}>Cancel</button>
      <div class=${l?`bar`:`bar unknown`} .style=${`--done: ${l?t:0}`} aria-hidden="true"><span></span></div>
      <dl>
        ${c.map(([e,t])=>P`<div><dt>${e}</dt><dd class="number">${t}</dd></div>`)}
      </dl>
    </div>`}};U([B({attribute:!1})],mr.prototype,`progress`,void 0),U([B()],mr.prototype,`what`,void 0),mr=U([z(`search-progress`)],mr);var hr={stm:`Each move that leads away from the goal costs two: played = shortest + 2 × bad moves.`,mtm:`A move that leads away from the goal costs two, one that leads no nearer costs one: played = shortest + neutral moves + 2 × bad moves.`},gr=class extends R{constructor(...e){super(...e),this.phase=`idle`,this.slow=!1,this.answer=null,this.progress={},this.bounds={lower:0,upper:null,moves:null},this.played=0,this.metric=`stm`,this.solved=!1,this.chosen=0}static{this.styles=[H,o`
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
    `]}render(){return P`<section class="card" aria-label="Analysis">${this.renderInside()}</section>`}renderInside(){return this.phase===`running`&&this.slow?P`<search-progress what="Analysing" .progress=${this.progress}></search-progress>${this.renderSoFar()}`:this.phase===`cancelled`?P`${this.renderSoFar()}
        <p class="soft" role="status">Cancelled before the moves were judged.</p>
        <div class="row"><button class="primary" @click=${()=>this.dispatchEvent(new CustomEvent(`again`))}>Analyse</button></div>`:this.answer?this.renderAnswer(this.answer):P`<span class="summary number">${this.played===0?`Play or paste`:rr(this.played)}</span>
      <p class="soft">
        ${this.solved?`Analysing …`:`Solve the board by hand, or paste a solution. ${hr[this.metric]}`}
      </p>`}renderSoFar(){return P`<p class="summary number">${tr(this.played,this.bounds)}</p>`}renderAnswer(e){return P`<div role="status">
        <p class="summary number">${yr(e,this.bounds)}</p>
        <p class="soft">${br(e,this.bounds)} ${Sr(e.luck)}</p>
      </div>
      <bad-moves .answer=${e} .chosen=${this.chosen}></bad-moves>`}};U([B()],gr.prototype,`phase`,void 0),U([B({type:Boolean})],gr.prototype,`slow`,void 0),U([B({attribute:!1})],gr.prototype,`answer`,void 0),U([B({attribute:!1})],gr.prototype,`progress`,void 0),U([B({attribute:!1})],gr.prototype,`bounds`,void 0),U([B({type:Number})],gr.prototype,`played`,void 0),U([B()],gr.prototype,`metric`,void 0),U([B({type:Boolean})],gr.prototype,`solved`,void 0),U([B({type:Number})],gr.prototype,`chosen`,void 0),gr=U([z(`analysis-card`)],gr);function _r(e,t){return e.optimal??(t.lower===t.upper?t.upper:null)}function vr(e,t){return[yr(e,t),br(e,t),Sr(e.luck)]}function yr(e,t){let n=_r(e,t);return n===null||e.neutral===void 0?tr(e.played,n===null?t:{lower:n,upper:n}):e.optimal===null?`${e.played}, at best ${n}`:`${e.played} = ${n} + ${e.neutral} + 2×${e.bad}`}function br(e,t){let n=_r(e,t),r=n===null?`between ${t.lower} and ${t.upper??e.upper_bound}`:String(n),i=`${rr(e.played)} played; the shortest solution has ${r}.`;return e.optimal===null||e.bad===null?`${i} The time was up before every move was judged.`:`${i} ${e.bad===0?`None led`:e.bad===1?`One of them led`:`${e.bad} of them led`} away from the goal${xr(e.neutral)}.`}function xr(e){return e===void 0?``:e===1?`, one was neutral`:`, ${e} were neutral`}function Sr(e){if(e==null)return``;let t=e*100;return`${t<.1?`Fewer than 0.1`:t.toFixed(1)} % of random boards are nearer to their goal than this one.`}var Cr=180,wr=class extends R{constructor(...e){super(...e),this.goal=`blank-last`,this.unsolvable=!1,this.text=``,this.wrong=``,this.span=null,this.request=new AbortController}static{this.styles=[H,o`
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
    `]}disconnectedCallback(){super.disconnectedCallback(),this.forget()}willUpdate(e){e.has(`board`)&&!this.area?.matches(`:focus`)&&(this.forget(),this.text=G(this.board),this.wrong=``)}render(){let e=this.wrong||(this.unsolvable?`this board cannot reach the goal: two of its tiles are exchanged`:``);return P`<div class="fields">
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
          ${this.wrong&&this.span?this.renderPlace(this.span):F}
        </p>
      </div>
      <div class="row">
        <label for="goal">Goal</label>
        <select id="goal" @change=${this.onGoal}>
          <option value="blank-last" ?selected=${this.goal===`blank-last`}>blank last: 1 2 3 … 0</option>
          <option value="blank-first" ?selected=${this.goal===`blank-first`}>blank first: 0 1 2 3 …</option>
        </select>
        <button @click=${()=>this.announce(ut(this.board.rows,this.board.columns,this.goal))}>Solved board</button>
      </div>
    </div>`}renderPlace([e,t]){let n=this.text.slice(Math.max(0,e-16),e),r=this.text.slice(t,t+16);return P`<span class="place mono" aria-label="at sign ${e+1}"
      >${e>16?`…`:``}${n}<mark>${this.text.slice(e,t)||` `}</mark>${r}${t+16<this.text.length?`…`:``}</span
    >`}onGoal(e){let t=e.target.value;this.dispatchEvent(new CustomEvent(`edited`,{detail:{board:this.board,goal:t}}))}onInput(){this.text=this.area.value,this.forget(),this.timer=setTimeout(()=>void this.read(),Cr)}onBlur(){(this.timer===void 0?Promise.resolve():this.read()).then(()=>{!this.wrong&&!this.area?.matches(`:focus`)&&(this.text=G(this.board))})}forget(){clearTimeout(this.timer),this.timer=void 0,this.request.abort()}async read(){this.forget();let e=Tr(this.text);if(e)this.wrong=``,this.dispatchEvent(new CustomEvent(`edited`,{detail:e}));else{this.request=new AbortController;try{let e=await _n(`/api/board`,{text:this.text,goal:this.goal},this.request.signal),t=st(e.rows,e.columns,e.tiles);if(!t){this.span=null,this.wrong=`a board of ${e.rows} by ${e.columns}: this page shows 2 by 2 to 16 by 16`;return}this.wrong=``,dt(t,this.board)||this.announce(t)}catch(e){if(Ue(e))return;this.wrong=e instanceof He?e.message:String(e),this.span=e instanceof He?e.span:null}}}announce(e){this.dispatchEvent(new CustomEvent(`edited`,{detail:{board:e,goal:this.goal}}))}};U([B({attribute:!1})],wr.prototype,`board`,void 0),U([B({attribute:!1})],wr.prototype,`goal`,void 0),U([B({type:Boolean})],wr.prototype,`unsolvable`,void 0),U([V()],wr.prototype,`text`,void 0),U([V()],wr.prototype,`wrong`,void 0),U([V()],wr.prototype,`span`,void 0),U([Ne(`textarea`)],wr.prototype,`area`,void 0),wr=U([z(`board-editor`)],wr);function Tr(e){let t=/#\S*\bs=\S+/.exec(e)?.[0],{board:n,goal:r}=t?Rt(t).state:{board:null,goal:null};return n&&{board:n,goal:r}}var Er=!0,Dr=`uplot`,Or=`u-hz`,kr=`u-vt`,Ar=`u-title`,jr=`u-wrap`,Mr=`u-under`,Nr=`u-over`,Pr=`u-axis`,Fr=`u-off`,Ir=`u-select`,Lr=`u-cursor-x`,Rr=`u-cursor-y`,zr=`u-cursor-pt`,Br=`u-legend`,Vr=`u-live`,Hr=`u-inline`,Ur=`u-series`,Wr=`u-marker`,Gr=`u-label`,Kr=`u-value`,qr=`width`,Jr=`height`,Yr=`top`,Xr=`bottom`,Zr=`left`,Qr=`right`,$r=`#000`,ei=`#0000`,ti=`mousemove`,ni=`mousedown`,ri=`mouseup`,ii=`mouseenter`,ai=`mouseleave`,oi=`dblclick`,si=`resize`,ci=`scroll`,li=`change`,ui=`dppxchange`,di=`--`,fi=typeof window<`u`,pi=fi?document:null,mi=fi?window:null,hi=fi?navigator:null,Y,gi;function _i(){let e=devicePixelRatio;Y!=e&&(Y=e,gi&&Mi(li,gi,_i),gi=matchMedia(`(min-resolution: ${Y-.001}dppx) and (max-resolution: ${Y+.001}dppx)`),ji(li,gi,_i),mi.dispatchEvent(new CustomEvent(ui)))}function vi(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function yi(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function bi(e,t,n){e.style[t]=n+`px`}function xi(e,t,n,r){let i=pi.createElement(e);return t!=null&&vi(i,t),n?.insertBefore(i,r),i}function Si(e,t){return xi(`div`,e,t)}var Ci=new WeakMap;function wi(e,t,n,r,i){let a=`translate(`+t+`px,`+n+`px)`;a!=Ci.get(e)&&(e.style.transform=a,Ci.set(e,a),t<0||n<0||t>r||n>i?vi(e,Fr):yi(e,Fr))}var Ti=new WeakMap;function Ei(e,t,n){let r=t+n;r!=Ti.get(e)&&(Ti.set(e,r),e.style.background=t,e.style.borderColor=n)}var Di=new WeakMap;function Oi(e,t,n,r){let i=t+``+n;i!=Di.get(e)&&(Di.set(e,i),e.style.height=n+`px`,e.style.width=t+`px`,e.style.marginLeft=r?-t/2+`px`:0,e.style.marginTop=r?-n/2+`px`:0)}var ki={passive:!0},Ai={...ki,capture:!0};function ji(e,t,n,r){t.addEventListener(e,n,r?Ai:ki)}function Mi(e,t,n,r){t.removeEventListener(e,n,ki)}fi&&_i();function Ni(e,t,n,r){let i;n||=0,r||=t.length-1;let a=r<=2147483647;for(;r-n>1;)i=a?n+r>>1:ea((n+r)/2),t[i]<e?n=i:r=i;return e-t[n]<=t[r]-e?n:r}function Pi(e){return(t,n,r)=>{let i=-1,a=-1;for(let a=n;a<=r;a++)if(e(t[a])){i=a;break}for(let i=r;i>=n;i--)if(e(t[i])){a=i;break}return[i,a]}}var Fi=e=>e!=null,Ii=e=>e!=null&&e>0,Li=Pi(Fi),Ri=Pi(Ii);function zi(e,t,n,r=0,i=!1){let a=i?Ri:Li,o=i?Ii:Fi;[t,n]=a(e,t,n);let s=e[t],c=e[t];if(t>-1){if(r==1)s=e[t],c=e[n];else if(r==-1)s=e[n],c=e[t];else for(let r=t;r<=n;r++){let t=e[r];o(t)&&(t<s?s=t:t>c&&(c=t))}}return[s??da,c??-da]}function Bi(e,t,n,r){let i=oa(e),a=oa(t);e==t&&(i==-1?(e*=n,t/=n):(e/=n,t*=n));let o=n==10?sa:ca,s=i==1?ea:na,c=a==1?na:ea,l=s(o($i(e))),u=c(o($i(t))),d=aa(n,l),f=aa(n,u);return n==10&&(l<0&&(d=Q(d,-l)),u<0&&(f=Q(f,-u))),r||n==2?(e=d*i,t=f*a):(e=Ta(e,d),t=wa(t,f)),[e,t]}function Vi(e,t,n,r){let i=Bi(e,t,n,r);return e==0&&(i[0]=0),t==0&&(i[1]=0),i}var Hi=.1,Ui={mode:3,pad:Hi},Wi={pad:0,soft:null,mode:0},Gi={min:Wi,max:Wi};function Ki(e,t,n,r){return Ia(n)?Ji(e,t,n):(Wi.pad=n,Wi.soft=r?0:null,Wi.mode=r?3:0,Ji(e,t,Gi))}function X(e,t){return e??t}function qi(e,t,n){for(t=X(t,0),n=X(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Ji(e,t,n){let r=n.min,i=n.max,a=X(r.pad,0),o=X(i.pad,0),s=X(r.hard,-da),c=X(i.hard,da),l=X(r.soft,da),u=X(i.soft,-da),d=X(r.mode,0),f=X(i.mode,0),p=t-e,m=sa(p),h=ia($i(e),$i(t)),g=$i(sa(h)-m);(p<1e-24||g>10)&&(p=0,(e==0||t==0)&&(p=1e-24,d==2&&l!=da&&(a=0),f==2&&u!=-da&&(o=0)));let _=p||h||1e3,v=aa(10,ea(sa(_))),y=Q(Ta(e-_*(p==0?e==0?.1:1:a),v/10),24),b=e>=l&&(d==1||d==3&&y<=l||d==2&&y>=l)?l:da,x=ia(s,y<b&&e>=b?b:ra(b,y)),S=Q(wa(t+_*(p==0?t==0?.1:1:o),v/10),24),C=t<=u&&(f==1||f==3&&S>=u||f==2&&S<=u)?u:-da,w=ra(c,S>C&&t<=C?C:ia(C,S));return x==w&&x==0&&(w=100),[x,w]}var Yi=new Intl.NumberFormat(fi?hi.language:`en-US`),Xi=e=>Yi.format(e),Zi=Math,Qi=Zi.PI,$i=Zi.abs,ea=Zi.floor,ta=Zi.round,na=Zi.ceil,ra=Zi.min,ia=Zi.max,aa=Zi.pow,oa=Zi.sign,sa=Zi.log10,ca=Zi.log2,la=(e,t=1)=>Zi.sinh(e)*t,ua=(e,t=1)=>Zi.asinh(e/t),da=1/0;function fa(e){return(sa((e^e>>31)-(e>>31))|0)+1}function pa(e,t,n){return ra(ia(e,t),n)}function ma(e){return typeof e==`function`}function Z(e){return ma(e)?e:()=>e}var ha=()=>{},ga=e=>e,_a=(e,t)=>t,va=e=>null,ya=e=>!0,ba=(e,t)=>e==t,xa=/\.\d*?(?=9{6,}|0{6,})/gm,Sa=e=>{if(Na(e)||Ea.has(e))return e;let t=`${e}`,n=t.match(xa);if(n==null)return e;let r=n[0].length-1;if(t.indexOf(`e-`)!=-1){let[e,n]=t.split(`e`);return+`${Sa(e)}e${n}`}return Q(e,r)};function Ca(e,t){return Sa(Q(Sa(e/t))*t)}function wa(e,t){return Sa(na(Sa(e/t))*t)}function Ta(e,t){return Sa(ea(Sa(e/t))*t)}function Q(e,t=0){if(Na(e))return e;let n=10**t;return ta(e*n*(1+2**-52))/n}var Ea=new Map;function Da(e){return((``+e).split(`.`)[1]||``).length}function Oa(e,t,n,r){let i=[],a=r.map(Da);for(let o=t;o<n;o++){let t=$i(o),n=Q(aa(e,o),t);for(let s=0;s<r.length;s++){let c=e==10?+`${r[s]}e${o}`:r[s]*n,l=(o>=0?0:t)+(o>=a[s]?0:a[s]),u=e==10?c:Q(c,l);i.push(u),Ea.set(u,l)}}return i}var ka={},Aa=[],ja=[null,null],Ma=Array.isArray,Na=Number.isInteger,Pa=e=>e===void 0;function Fa(e){return typeof e==`string`}function Ia(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function La(e){return typeof e==`object`&&!!e}var Ra=Object.getPrototypeOf(Uint8Array),za=`__proto__`;function Ba(e,t=Ia){let n;if(Ma(e)){let r=e.find(e=>e!=null);if(Ma(r)||t(r)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=Ba(e[r],t)}else n=e.slice()}else if(e instanceof Ra)n=e.slice();else if(t(e)){n={};for(let r in e)r!=za&&(n[r]=Ba(e[r],t))}else n=e;return n}function Va(e){let t=arguments;for(let n=1;n<t.length;n++){let r=t[n];for(let t in r)t!=za&&(Ia(e[t])?Va(e[t],Ba(r[t])):e[t]=Ba(r[t]))}return e}var Ha=0,Ua=1,Wa=2;function Ga(e,t,n){for(let r=0,i,a=-1;r<t.length;r++){let o=t[r];if(o>a){for(i=o-1;i>=0&&e[i]==null;)e[i--]=null;for(i=o+1;i<n&&e[i]==null;)e[a=i++]=null}}}function Ka(e,t){if(Ya(e)){let t=e[0].slice();for(let n=1;n<e.length;n++)t.push(...e[n].slice(1));return Xa(t[0])||(t=Ja(t)),t}let n=new Set;for(let t=0;t<e.length;t++){let r=e[t][0],i=r.length;for(let e=0;e<i;e++)n.add(r[e])}let r=[Array.from(n).sort((e,t)=>e-t)],i=r[0].length,a=new Map;for(let e=0;e<i;e++)a.set(r[0][e],e);for(let n=0;n<e.length;n++){let o=e[n],s=o[0];for(let e=1;e<o.length;e++){let c=o[e],l=Array(i).fill(void 0),u=t?t[n][e]:Ua,d=[];for(let e=0;e<c.length;e++){let t=c[e],n=a.get(s[e]);t===null?u!=Ha&&(l[n]=t,u==Wa&&d.push(n)):l[n]=t}Ga(l,d,i),r.push(l)}}return r}var qa=typeof queueMicrotask>`u`?e=>Promise.resolve().then(e):queueMicrotask;function Ja(e){let t=e[0],n=t.length,r=Array(n);for(let e=0;e<r.length;e++)r[e]=e;r.sort((e,n)=>t[e]-t[n]);let i=[];for(let t=0;t<e.length;t++){let a=e[t],o=Array(n);for(let e=0;e<n;e++)o[e]=a[r[e]];i.push(o)}return i}function Ya(e){let t=e[0][0],n=t.length;for(let r=1;r<e.length;r++){let i=e[r][0];if(i.length!=n)return!1;if(i!=t){for(let e=0;e<n;e++)if(i[e]!=t[e])return!1}}return!0}function Xa(e,t=100){let n=e.length;if(n<=1)return!0;let r=0,i=n-1;for(;r<=i&&e[r]==null;)r++;for(;i>=r&&e[i]==null;)i--;if(i<=r)return!0;let a=ia(1,ea((i-r+1)/t));for(let t=e[r],n=r+a;n<=i;n+=a){let r=e[n];if(r!=null){if(r<=t)return!1;t=r}}return!0}var Za=[`January`,`February`,`March`,`April`,`May`,`June`,`July`,`August`,`September`,`October`,`November`,`December`],Qa=[`Sunday`,`Monday`,`Tuesday`,`Wednesday`,`Thursday`,`Friday`,`Saturday`];function $a(e){return e.slice(0,3)}var eo=Qa.map($a),to={MMMM:Za,MMM:Za.map($a),WWWW:Qa,WWW:eo};function no(e){return(e<10?`0`:``)+e}function ro(e){return(e<10?`00`:e<100?`0`:``)+e}var io={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+``).slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>no(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>no(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>no(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?`PM`:`AM`,aa:e=>e.getHours()>=12?`pm`:`am`,a:e=>e.getHours()>=12?`p`:`a`,mm:e=>no(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>no(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>ro(e.getMilliseconds())};function ao(e,t){t||=to;let n=[],r=/\{([a-z]+)\}|[^{]+/gi,i;for(;i=r.exec(e);)n.push(i[0][0]==`{`?io[i[1]]:i[0]);return e=>{let r=``;for(let i=0;i<n.length;i++)r+=typeof n[i]==`string`?n[i]:n[i](e,t);return r}}var oo=new Intl.DateTimeFormat().resolvedOptions().timeZone;function so(e,t){let n;return t==`UTC`||t==`Etc/UTC`?n=new Date(+e+e.getTimezoneOffset()*6e4):t==oo?n=e:(n=new Date(e.toLocaleString(`en-US`,{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var co=e=>e%1==0,lo=[1,2,2.5,5],uo=Oa(10,-32,0,lo),fo=Oa(10,0,32,lo),po=fo.filter(co),mo=uo.concat(fo),ho=`
`,go=`{YYYY}`,_o=ho+go,vo=`{M}/{D}`,yo=ho+vo,bo=yo+`/{YY}`,xo=`{aa}`,So=`{h}:{mm}`+xo,Co=ho+So,wo=`:{ss}`,$=null;function To(e){let t=e*1e3,n=t*60,r=n*60,i=r*24,a=i*30,o=i*365,s=(e==1?Oa(10,0,3,lo).filter(co):Oa(10,-3,0,lo)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,r,r*2,r*3,r*4,r*6,r*8,r*12,i,i*2,i*3,i*4,i*5,i*6,i*7,i*8,i*9,i*10,i*15,a,a*2,a*3,a*4,a*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,go,$,$,$,$,$,$,1],[i*28,`{MMM}`,_o,$,$,$,$,$,1],[i,vo,_o,$,$,$,$,$,1],[r,`{h}`+xo,bo,$,yo,$,$,$,1],[n,So,bo,$,yo,$,$,$,1],[t,wo,bo+` `+So,$,yo+` `+So,$,Co,$,1],[e,wo+`.{fff}`,bo+` `+So,$,yo+` `+So,$,Co,$,1]];function l(t){return(s,c,l,u,d,f)=>{let p=[],m=d>=o,h=d>=a&&d<o,g=t(l),_=Q(g*e,3),v=Fo(g.getFullYear(),m?0:g.getMonth(),h||m?1:g.getDate()),y=Q(v*e,3);if(h||m){let n=h?d/a:0,r=m?d/o:0,i=_==y?_:Q(Fo(v.getFullYear()+r,v.getMonth()+n,1)*e,3),s=new Date(ta(i/e)),c=s.getFullYear(),l=s.getMonth();for(let a=0;i<=u;a++){let o=Fo(c+r*a,l+n*a,1),s=o-t(Q(o*e,3));i=Q((+o+s)*e,3),i<=u&&p.push(i)}}else{let a=d>=i?i:d,o=y+(ea(l)-ea(_))+wa(_-y,a);p.push(o);let m=t(o),h=m.getHours()+m.getMinutes()/n+m.getSeconds()/r,g=d/r,v=f/s.axes[c]._space;for(;o=Q(o+d,e==1?0:3),!(o>u);)if(g>1){let e=ea(Q(h+g,6))%24,n=t(o).getHours()-e;n>1&&(n=-1),o-=n*r,h=(h+g)%24;let i=p[p.length-1];Q((o-i)/d,3)*v>=.7&&p.push(o)}else p.push(o)}return p}}return[s,c,l]}var[Eo,Do,Oo]=To(1),[ko,Ao,jo]=To(.001);Oa(2,-53,53,[1]);function Mo(e,t){return e.map(e=>e.map((n,r)=>r==0||r==8||n==null?n:t(r==1||e[8]==0?n:e[1]+n)))}function No(e,t){return(n,r,i,a,o)=>{let s=t.find(e=>o>=e[0])||t[t.length-1],c,l,u,d,f,p;return r.map(t=>{let n=e(t),r=n.getFullYear(),i=n.getMonth(),a=n.getDate(),o=n.getHours(),m=n.getMinutes(),h=n.getSeconds(),g=r!=c&&s[2]||i!=l&&s[3]||a!=u&&s[4]||o!=d&&s[5]||m!=f&&s[6]||h!=p&&s[7]||s[1];return c=r,l=i,u=a,d=o,f=m,p=h,g(n)})}}function Po(e,t){let n=ao(t);return(t,r,i,a,o)=>r.map(t=>n(e(t)))}function Fo(e,t,n){return new Date(e,t,n)}function Io(e,t){return t(e)}var Lo=`{YYYY}-{MM}-{DD} {h}:{mm}{aa}`;function Ro(e,t){return(n,r,i,a)=>a==null?di:t(e(r))}function zo(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Bo(e,t){return e.series[t].fill(e,t)}var Vo={show:!0,live:!0,isolate:!1,mount:ha,markers:{show:!0,width:2,stroke:zo,fill:Bo,dash:`solid`},idx:null,idxs:null,values:[]};function Ho(e,t){let n=e.cursor.points,r=Si(),i=n.size(e,t);bi(r,qr,i),bi(r,Jr,i);let a=i/-2;bi(r,`marginLeft`,a),bi(r,`marginTop`,a);let o=n.width(e,t,i);return o&&bi(r,`borderWidth`,o),r}function Uo(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Wo(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Go(e,t){return e.series[t].points.size}var Ko=[0,0];function qo(e,t,n){return Ko[0]=t,Ko[1]=n,Ko}function Jo(e,t,n,r=!0){return e=>{e.button==0&&(!r||e.target==t)&&n(e)}}function Yo(e,t,n,r=!0){return e=>{(!r||e.target==t)&&n(e)}}var Xo={show:!0,x:!0,y:!0,lock:!1,move:qo,points:{one:!1,show:Ho,size:Go,width:0,stroke:Wo,fill:Uo},bind:{mousedown:Jo,mouseup:Jo,click:Jo,dblclick:Jo,mousemove:Yo,mouseleave:Yo,mouseenter:Yo},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,r,i)=>r-i,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Zo={show:!0,stroke:`rgba(0,0,0,0.07)`,width:2},Qo=Va({},Zo,{filter:_a}),$o=Va({},Qo,{size:10}),es=Va({},Zo,{show:!1}),ts=`12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"`,ns=`bold `+ts,rs=1.5,is={show:!0,scale:`x`,stroke:$r,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:ns,side:2,grid:Qo,ticks:$o,border:es,font:ts,lineGap:rs,rotate:0},as=`Value`,os=`Time`,ss={show:!0,scale:`x`,auto:!1,sorted:1,min:da,max:-1/0,idxs:[]};function cs(e,t,n,r,i){return t.map(e=>e==null?``:Xi(e))}function ls(e,t,n,r,i,a,o){let s=[],c=Ea.get(i)||0;n=o?n:Q(wa(n,i),c);for(let e=n;e<=r;e=Q(e+i,c))s.push(Object.is(e,-0)?0:e);return s}function us(e,t,n,r,i,a,o){let s=[],c=e.scales[e.axes[t].scale].log;i=aa(c,ea((c==10?sa:ca)(n))),c==10&&(i=mo[Ni(i,mo)]);let l=n,u=i*c;c==10&&(u=mo[Ni(u,mo)]);do s.push(l),l+=i,c==10&&!Ea.has(l)&&(l=Q(l,Ea.get(i))),l>=u&&(i=l,u=i*c,c==10&&(u=mo[Ni(u,mo)]));while(l<=r);return s}function ds(e,t,n,r,i,a,o){let s=e.scales[e.axes[t].scale].asinh,c=r>s?us(e,t,ia(s,n),r,i):[s],l=r>=0&&n<=0?[0]:[];return(n<-s?us(e,t,ia(s,-r),-n,i):[s]).reverse().map(e=>-e).concat(l,c)}var fs=/./,ps=/[12357]/,ms=/[125]/,hs=/1/,gs=(e,t,n,r)=>e.map((e,i)=>t==4&&e==0||i%r==0&&n.test(e.toExponential()[+(e<0)])?e:null);function _s(e,t,n,r,i){let a=e.axes[n],o=a.scale,s=e.scales[o],c=e.valToPos,l=a._space,u=c(10,o),d=c(9,o)-u>=l?fs:c(7,o)-u>=l?ps:c(5,o)-u>=l?ms:hs;if(d==hs){let e=$i(c(1,o)-u);if(e<l)return gs(t.slice().reverse(),s.distr,d,na(l/e)).reverse()}return gs(t,s.distr,d,1)}function vs(e,t,n,r,i){let a=e.axes[n],o=a.scale,s=a._space,c=e.valToPos,l=$i(c(1,o)-c(2,o));return l<s?gs(t.slice().reverse(),3,fs,na(s/l)).reverse():t}function ys(e,t,n,r){return r==null?di:t==null?``:Xi(t)}var bs={show:!0,scale:`y`,stroke:$r,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:ns,side:3,grid:Qo,ticks:$o,border:es,font:ts,lineGap:rs,rotate:0};function xs(e,t){return Q((3+(e||1)*2)*t,3)}function Ss(e,t){let{scale:n,idxs:r}=e.series[0],i=e._data[0],a=e.valToPos(i[r[0]],n,!0),o=$i(e.valToPos(i[r[1]],n,!0)-a)/(e.series[t].points.space*Y);return r[1]-r[0]<=o}var Cs={scale:null,auto:!0,sorted:0,min:da,max:-1/0},ws=(e,t,n,r,i)=>i,Ts={show:!0,auto:!0,sorted:0,gaps:ws,alpha:1,facets:[Va({},Cs,{scale:`x`}),Va({},Cs,{scale:`y`})]},Es={scale:`y`,auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:ws,alpha:1,points:{show:Ss,filter:null},values:null,min:da,max:-1/0,idxs:[],path:null,clip:null};function Ds(e,t,n,r,i){return n/10}var Os={time:Er,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},ks=Va({},Os,{time:!1,ori:1}),As={};function js(e,t){let n=As[e];return n||(n={key:e,plots:[],sub(e){n.plots.push(e)},unsub(e){n.plots=n.plots.filter(t=>t!=e)},pub(e,t,r,i,a,o,s){for(let c=0;c<n.plots.length;c++)n.plots[c]!=t&&n.plots[c].pub(e,t,r,i,a,o,s)}},e!=null&&(As[e]=n)),n}var Ms=1,Ns=2;function Ps(e,t,n){let r=e.mode,i=e.series[t],a=r==2?e._data[t]:e._data,o=e.scales,s=e.bbox,c=a[0],l=r==2?a[1]:a[t],u=r==2?o[i.facets[0].scale]:o[e.series[0].scale],d=r==2?o[i.facets[1].scale]:o[i.scale],f=s.left,p=s.top,m=s.width,h=s.height,g=e.valToPosH,_=e.valToPosV;return u.ori==0?n(i,c,l,u,d,g,_,f,p,m,h,Us,Gs,qs,Ys,Zs):n(i,c,l,u,d,_,g,p,f,h,m,Ws,Ks,Js,Xs,Qs)}function Fs(e,t){let n=0,r=0,i=X(e.bands,Aa);for(let e=0;e<i.length;e++){let a=i[e];a.series[0]==t?n=a.dir:a.series[1]==t&&(a.dir==1?r|=1:r|=2)}return[n,r==1?-1:r==2?1:r==3?2:0]}function Is(e,t,n,r,i){let a=e.mode,o=e.series[t],s=a==2?o.facets[1].scale:o.scale,c=e.scales[s];return i==-1?c.min:i==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Ls(e,t,n,r,i,a){return Ps(e,t,(e,t,o,s,c,l,u,d,f,p,m)=>{let h=e.pxRound,g=s.dir*(s.ori==0?1:-1),_=s.ori==0?Gs:Ks,v,y;g==1?(v=n,y=r):(v=r,y=n);let b=h(l(t[v],s,p,d)),x=h(u(o[v],c,m,f)),S=h(l(t[y],s,p,d)),C=h(u(a==1?c.max:c.min,c,m,f)),w=new Path2D(i);return _(w,S,C),_(w,b,C),_(w,b,x),w})}function Rs(e,t,n,r,i,a){let o=null;if(e.length>0){o=new Path2D;let s=t==0?qs:Js,c=n;for(let t=0;t<e.length;t++){let n=e[t];if(n[1]>n[0]){let e=n[0]-c;e>0&&s(o,c,r,e,r+a),c=n[1]}}let l=n+i-c;l>0&&s(o,c,r-5,l,r+a+10)}return o}function zs(e,t,n){let r=e[e.length-1];r&&r[0]==t?r[1]=n:e.push([t,n])}function Bs(e,t,n,r,i,a,o){let s=[],c=e.length;for(let l=i==1?n:r;l>=n&&l<=r;l+=i)if(t[l]===null){let u=l,d=l;if(i==1)for(;++l<=r&&t[l]===null;)d=l;else for(;--l>=n&&t[l]===null;)d=l;let f=a(e[u]),p=d==u?f:a(e[d]),m=u-i;f=o<=0&&m>=0&&m<c?a(e[m]):f;let h=d+i;p=o>=0&&h>=0&&h<c?a(e[h]):p,p>=f&&s.push([f,p])}return s}function Vs(e){return e==0?ga:e==1?ta:t=>Ca(t,e)}function Hs(e){let t=e==0?Us:Ws,n=e==0?(e,t,n,r,i,a)=>{e.arcTo(t,n,r,i,a)}:(e,t,n,r,i,a)=>{e.arcTo(n,t,i,r,a)},r=e==0?(e,t,n,r,i)=>{e.rect(t,n,r,i)}:(e,t,n,r,i)=>{e.rect(n,t,i,r)};return(e,i,a,o,s,c=0,l=0)=>{c==0&&l==0?r(e,i,a,o,s):(c=ra(c,o/2,s/2),l=ra(l,o/2,s/2),t(e,i+c,a),n(e,i+o,a,i+o,a+s,c),n(e,i+o,a+s,i,a+s,l),n(e,i,a+s,i,a,l),n(e,i,a,i+o,a,c),e.closePath())}}var Us=(e,t,n)=>{e.moveTo(t,n)},Ws=(e,t,n)=>{e.moveTo(n,t)},Gs=(e,t,n)=>{e.lineTo(t,n)},Ks=(e,t,n)=>{e.lineTo(n,t)},qs=Hs(0),Js=Hs(1),Ys=(e,t,n,r,i,a)=>{e.arc(t,n,r,i,a)},Xs=(e,t,n,r,i,a)=>{e.arc(n,t,r,i,a)},Zs=(e,t,n,r,i,a,o)=>{e.bezierCurveTo(t,n,r,i,a,o)},Qs=(e,t,n,r,i,a,o)=>{e.bezierCurveTo(n,t,i,r,o,a)};function $s(e){return(e,t,n,r,i)=>Ps(e,t,(t,a,o,s,c,l,u,d,f,p,m)=>{let{pxRound:h,points:g}=t,_,v;s.ori==0?(_=Us,v=Ys):(_=Ws,v=Xs);let y=Q(g.width*Y,3),b=(g.size-g.width)/2*Y,x=Q(b*2,3),S=new Path2D,C=new Path2D,{left:w,top:ee,width:T,height:E}=e.bbox;qs(C,w-x,ee-x,T+x*2,E+x*2);let D=e=>{if(o[e]!=null){let t=h(l(a[e],s,p,d)),n=h(u(o[e],c,m,f));_(S,t+b,n),v(S,t,n,b,0,Qi*2)}};if(i)i.forEach(D);else for(let e=n;e<=r;e++)D(e);return{stroke:y>0?S:null,fill:S,clip:C,flags:3}})}function ec(e){return(t,n,r,i,a,o)=>{r!=i&&(a!=r&&o!=r&&e(t,n,r),a!=i&&o!=i&&e(t,n,i),e(t,n,o))}}var tc=ec(Gs),nc=ec(Ks);function rc(e){let t=X(e?.alignGaps,0);return(e,n,r,i)=>Ps(e,n,(a,o,s,c,l,u,d,f,p,m,h)=>{[r,i]=Li(s,r,i);let g=a.pxRound,_=e=>g(u(e,c,m,f)),v=e=>g(d(e,l,h,p)),y,b;c.ori==0?(y=Gs,b=tc):(y=Ks,b=nc);let x=c.dir*(c.ori==0?1:-1),S={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Ms},C=S.stroke,w=!1;if(i-r>=m*4){let t=t=>e.posToVal(t,c.key,!0),n=null,a=null,l,u,d,f=_(o[x==1?r:i]),p=_(o[r]),m=_(o[i]),h=t(x==1?p+1:m-1);for(let e=x==1?r:i;e>=r&&e<=i;e+=x){let r=o[e],i=(x==1?r<h:r>h)?f:_(r),c=s[e];i==f?c==null?c===null&&(w=!0):(u=c,n==null?(y(C,i,v(u)),l=n=a=u):u<n?n=u:u>a&&(a=u)):(n!=null&&b(C,f,v(n),v(a),v(l),v(u)),c==null?(n=a=null,c===null&&(w=!0)):(u=c,y(C,i,v(u)),n=a=l=u),f=i,h=t(f+x))}n!=null&&n!=a&&d!=f&&b(C,f,v(n),v(a),v(l),v(u))}else for(let e=x==1?r:i;e>=r&&e<=i;e+=x){let t=s[e];t===null?w=!0:t!=null&&y(C,_(o[e]),v(t))}let[ee,T]=Fs(e,n);if(a.fill!=null||ee!=0){let t=S.fill=new Path2D(C),s=v(a.fillTo(e,n,a.min,a.max,ee)),c=_(o[r]),l=_(o[i]);x==-1&&([l,c]=[c,l]),y(t,l,s),y(t,c,s)}if(!a.spanGaps){let l=[];w&&l.push(...Bs(o,s,r,i,x,_,t)),S.gaps=l=a.gaps(e,n,r,i,l),S.clip=Rs(l,c.ori,f,p,m,h)}return T!=0&&(S.band=T==2?[Ls(e,n,r,i,C,-1),Ls(e,n,r,i,C,1)]:Ls(e,n,r,i,C,T)),S})}function ic(e){let t=X(e.align,1),n=X(e.ascDesc,!1),r=X(e.alignGaps,0),i=X(e.extend,!1);return(e,a,o,s)=>Ps(e,a,(c,l,u,d,f,p,m,h,g,_,v)=>{[o,s]=Li(u,o,s);let y=c.pxRound,{left:b,width:x}=e.bbox,S=e=>y(p(e,d,_,h)),C=e=>y(m(e,f,v,g)),w=d.ori==0?Gs:Ks,ee={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Ms},T=ee.stroke,E=d.dir*(d.ori==0?1:-1),D=C(u[E==1?o:s]),O=S(l[E==1?o:s]),te=O,k=O;i&&t==-1&&(k=b,w(T,k,D)),w(T,O,D);for(let e=E==1?o:s;e>=o&&e<=s;e+=E){let n=u[e];if(n==null)continue;let r=S(l[e]),i=C(n);t==1?w(T,r,D):w(T,te,i),w(T,r,i),D=i,te=r}let ne=te;i&&t==1&&(ne=b+x,w(T,ne,D));let[re,ie]=Fs(e,a);if(c.fill!=null||re!=0){let t=ee.fill=new Path2D(T),n=C(c.fillTo(e,a,c.min,c.max,re));w(t,ne,n),w(t,k,n)}if(!c.spanGaps){let i=[];i.push(...Bs(l,u,o,s,E,S,r));let f=c.width*Y/2,p=n||t==1?f:-f,m=n||t==-1?-f:f;i.forEach(e=>{e[0]+=p,e[1]+=m}),ee.gaps=i=c.gaps(e,a,o,s,i),ee.clip=Rs(i,d.ori,h,g,_,v)}return ie!=0&&(ee.band=ie==2?[Ls(e,a,o,s,T,-1),Ls(e,a,o,s,T,1)]:Ls(e,a,o,s,T,ie)),ee})}function ac(e,t,n,r,i,a,o=da){if(e.length>1){let s=null;for(let c=0,l=1/0;c<e.length;c++)if(t[c]!==void 0){if(s!=null){let t=$i(e[c]-e[s]);t<l&&(l=t,o=$i(n(e[c],r,i,a)-n(e[s],r,i,a)))}s=c}}return o}function oc(e){e||=ka;let t=X(e.size,[.6,da,1]),n=e.align||0,r=e.gap||0,i=e.radius;i=i==null?[0,0]:typeof i==`number`?[i,0]:i;let a=Z(i),o=1-t[0],s=X(t[1],da),c=X(t[2],1),l=X(e.disp,ka),u=X(e.each,e=>{}),{fill:d,stroke:f}=l;return(e,t,i,p)=>Ps(e,t,(m,h,g,_,v,y,b,x,S,C,w)=>{let ee=m.pxRound,T=n,E=r*Y,D=s*Y,O=c*Y,te,k;_.ori==0?[te,k]=a(e,t):[k,te]=a(e,t);let ne=_.dir*(_.ori==0?1:-1),re=_.ori==0?qs:Js,ie=_.ori==0?u:(e,t,n,r,i,a,o)=>{u(e,t,n,i,r,o,a)},ae=X(e.bands,Aa).find(e=>e.series[0]==t),oe=ae==null?0:ae.dir,se=m.fillTo(e,t,m.min,m.max,oe),A=ee(b(se,v,w,S)),j,ce,le,M=C,N=ee(m.width*Y),ue=!1,P=null,de=null,F=null,fe=null;d!=null&&(N==0||f!=null)&&(ue=!0,P=d.values(e,t,i,p),de=new Map,new Set(P).forEach(e=>{e!=null&&de.set(e,new Path2D)}),N>0&&(F=f.values(e,t,i,p),fe=new Map,new Set(F).forEach(e=>{e!=null&&fe.set(e,new Path2D)})));let{x0:pe,size:me}=l;if(pe!=null&&me!=null){T=1,h=pe.values(e,t,i,p),pe.unit==2&&(h=h.map(t=>e.posToVal(x+t*C,_.key,!0)));let n=me.values(e,t,i,p);ce=me.unit==2?n[0]*C:y(n[0],_,C,x)-y(0,_,C,x),M=ac(h,g,y,_,C,x,M),le=M-ce+E}else M=ac(h,g,y,_,C,x,M),le=M*o+E,ce=M-le;le<1&&(le=0),N>=ce/2&&(N=0),le<5&&(ee=ga);let he=le>0,ge=M-le-(he?N:0);ce=ee(pa(ge,O,D)),j=(T==0?ce/2:T==ne?0:ce)-T*ne*((T==0?E/2:0)+(he?N/2:0));let _e={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},ve=ue?null:new Path2D,ye=null;if(ae!=null)ye=e.data[ae.series[1]];else{let{y0:n,y1:r}=l;n!=null&&r!=null&&(g=r.values(e,t,i,p),ye=n.values(e,t,i,p))}let be=te*ce,xe=k*ce;for(let n=ne==1?i:p;n>=i&&n<=p;n+=ne){let r=g[n];if(r==null)continue;if(ye!=null){let e=ye[n]??0;if(r-e==0)continue;A=b(e,v,w,S)}let i=y(_.distr!=2||l!=null?h[n]:n,_,C,x),a=b(X(r,se),v,w,S),o=ee(i-j),s=ee(ia(a,A)),c=ee(ra(a,A)),u=s-c;if(r!=null){let i=r<0?xe:be,a=r<0?be:xe;ue?(N>0&&F[n]!=null&&re(fe.get(F[n]),o,c+ea(N/2),ce,ia(0,u-N),i,a),P[n]!=null&&re(de.get(P[n]),o,c+ea(N/2),ce,ia(0,u-N),i,a)):re(ve,o,c+ea(N/2),ce,ia(0,u-N),i,a),ie(e,t,n,o-N/2,c,ce+N,u)}}return N>0?_e.stroke=ue?fe:ve:ue||(_e._fill=m.width==0?m._fill:m._stroke??m._fill,_e.width=0),_e.fill=ue?de:ve,_e})}function sc(e,t){let n=X(t?.alignGaps,0);return(t,r,i,a)=>Ps(t,r,(o,s,c,l,u,d,f,p,m,h,g)=>{[i,a]=Li(c,i,a);let _=o.pxRound,v=e=>_(d(e,l,h,p)),y=e=>_(f(e,u,g,m)),b,x,S;l.ori==0?(b=Us,S=Gs,x=Zs):(b=Ws,S=Ks,x=Qs);let C=l.dir*(l.ori==0?1:-1),w=v(s[C==1?i:a]),ee=w,T=[],E=[];for(let e=C==1?i:a;e>=i&&e<=a;e+=C)if(c[e]!=null){let t=s[e],n=v(t);T.push(ee=n),E.push(y(c[e]))}let D={stroke:e(T,E,b,S,x,_),fill:null,clip:null,band:null,gaps:null,flags:Ms},O=D.stroke,[te,k]=Fs(t,r);if(o.fill!=null||te!=0){let e=D.fill=new Path2D(O),n=y(o.fillTo(t,r,o.min,o.max,te));S(e,ee,n),S(e,w,n)}if(!o.spanGaps){let e=[];e.push(...Bs(s,c,i,a,C,v,n)),D.gaps=e=o.gaps(t,r,i,a,e),D.clip=Rs(e,l.ori,p,m,h,g)}return k!=0&&(D.band=k==2?[Ls(t,r,i,a,O,-1),Ls(t,r,i,a,O,1)]:Ls(t,r,i,a,O,k)),D})}function cc(e){return sc(lc,e)}function lc(e,t,n,r,i,a){let o=e.length;if(o<2)return null;let s=new Path2D;if(n(s,e[0],t[0]),o==2)r(s,e[1],t[1]);else{let n=Array(o),r=Array(o-1),a=Array(o-1),c=Array(o-1);for(let n=0;n<o-1;n++)a[n]=t[n+1]-t[n],c[n]=e[n+1]-e[n],r[n]=a[n]/c[n];n[0]=r[0];for(let e=1;e<o-1;e++)r[e]===0||r[e-1]===0||r[e-1]>0!=r[e]>0?n[e]=0:(n[e]=3*(c[e-1]+c[e])/((2*c[e]+c[e-1])/r[e-1]+(c[e]+2*c[e-1])/r[e]),isFinite(n[e])||(n[e]=0));n[o-1]=r[o-2];for(let r=0;r<o-1;r++)i(s,e[r]+c[r]/3,t[r]+n[r]*c[r]/3,e[r+1]-c[r]/3,t[r+1]-n[r+1]*c[r]/3,e[r+1],t[r+1])}return s}var uc=new Set;function dc(){for(let e of uc)e.syncRect(!0)}fi&&(ji(si,mi,dc),ji(ci,mi,dc,!0),ji(ui,mi,()=>{Dc.pxRatio=Y}));var fc=rc(),pc=$s();function mc(e,t,n,r){return(r?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((e,r)=>gc(e,r,t,n))}function hc(e,t){return e.map((e,n)=>n==0?{}:Va({},t,e))}function gc(e,t,n,r){return Va({},t==0?n:r,e)}function _c(e,t,n){return t==null?ja:[t,n]}var vc=_c;function yc(e,t,n){return t==null?ja:Ki(t,n,Hi,!0)}function bc(e,t,n,r){return t==null?ja:Bi(t,n,e.scales[r].log,!1)}var xc=bc;function Sc(e,t,n,r){return t==null?ja:Vi(t,n,e.scales[r].log,!1)}var Cc=Sc;function wc(e,t,n,r,i){let a=ia(fa(e),fa(t)),o=t-e,s=Ni(i/r*o,n);do{let e=n[s],t=r*e/o;if(t>=i&&a+(e<5?Ea.get(e):0)<=17)return[e,t]}while(++s<n.length);return[0,0]}function Tc(e){let t,n;return e=e.replace(/(\d+)px/,(e,r)=>(t=ta((n=+r)*Y))+`px`),[e,t,n]}function Ec(e){e.show&&[e.font,e.labelFont].forEach(e=>{let t=Q(e[2]*Y,1);e[0]=e[0].replace(/[0-9.]+px/,t+`px`),e[1]=t})}function Dc(e,t,n){let r={mode:X(e.mode,1)},i=r.mode;function a(e,t,n,r){let i=t.valToPct(e);return r+n*(t.dir==-1?1-i:i)}function o(e,t,n,r){let i=t.valToPct(e);return r+n*(t.dir==-1?i:1-i)}function s(e,t,n,r){return t.ori==0?a(e,t,n,r):o(e,t,n,r)}r.valToPosH=a,r.valToPosV=o;let c=!1;r.status=0;let l=r.root=Si(Dr);if(e.id!=null&&(l.id=e.id),vi(l,e.class),e.title){let t=Si(Ar,l);t.textContent=e.title}let u=xi(`canvas`),d=r.ctx=u.getContext(`2d`),f=Si(jr,l);ji(`click`,f,e=>{e.target===m&&(K!=Qt||q!=$t)&&rn.click(r,e)},!0);let p=r.under=Si(Mr,f);f.appendChild(u);let m=r.over=Si(Nr,f);e=Ba(e);let h=+X(e.pxAlign,1),g=Vs(h);(e.plugins||[]).forEach(t=>{t.opts&&(e=t.opts(r,e)||e)});let _=e.ms||.001,v=r.series=i==1?mc(e.series||[],ss,Es,!1):hc(e.series||[null],Ts),y=r.axes=mc(e.axes||[],is,bs,!0),b=r.scales={},x=r.bands=e.bands||[];x.forEach(e=>{e.fill=Z(e.fill||null),e.dir=X(e.dir,-1)});let S=i==2?v[1].facets[0].scale:v[0].scale,C={axes:It,series:Tt},w=(e.drawOrder||[`axes`,`series`]).map(e=>C[e]);function ee(e){let t=e.distr==3?t=>sa(t>0?t:e.clamp(r,t,e.min,e.max,e.key)):e.distr==4?t=>ua(t,e.asinh):e.distr==100?t=>e.fwd(t):e=>e;return n=>{let r=t(n),{_min:i,_max:a}=e,o=a-i;return(r-i)/o}}function T(t){let n=b[t];if(n==null){let r=(e.scales||ka)[t]||ka;if(r.from!=null){T(r.from);let e=Va({},b[r.from],r,{key:t});e.valToPct=ee(e),b[t]=e}else{n=b[t]=Va({},t==S?Os:ks,r),n.key=t;let e=n.time,a=n.range,o=Ma(a);if((t!=S||i==2&&!e)&&(o&&(a[0]==null||a[1]==null)&&(a={min:a[0]==null?Ui:{mode:1,hard:a[0],soft:a[0]},max:a[1]==null?Ui:{mode:1,hard:a[1],soft:a[1]}},o=!1),!o&&Ia(a))){let e=a;a=(t,n,r)=>n==null?ja:Ki(n,r,e)}n.range=Z(a||(e?vc:t==S?n.distr==3?xc:n.distr==4?Cc:_c:n.distr==3?bc:n.distr==4?Sc:yc)),n.auto=Z(!o&&n.auto),n.clamp=Z(n.clamp||Ds),n._min=n._max=null,n.valToPct=ee(n)}}}T(`x`),T(`y`),i==1&&v.forEach(e=>{T(e.scale)}),y.forEach(e=>{T(e.scale)});for(let t in e.scales)T(t);let E=b[S],D=E.distr,O,te;E.ori==0?(vi(l,Or),O=a,te=o):(vi(l,kr),O=o,te=a);let k={};for(let e in b){let t=b[e];(t.min!=null||t.max!=null)&&(k[e]={min:t.min,max:t.max},t.min=t.max=null)}let ne=e.tzDate||(e=>new Date(ta(e/_))),re=e.fmtDate||ao,ie=_==1?Oo(ne):jo(ne),ae=No(ne,Mo(_==1?Do:Ao,re)),oe=Ro(ne,Io(Lo,re)),se=[],A=r.legend=Va({},Vo,e.legend),j=r.cursor=Va({},Xo,{drag:{y:i==2}},e.cursor),ce=A.show,le=j.show,M=A.markers;A.idxs=se,M.width=Z(M.width),M.dash=Z(M.dash),M.stroke=Z(M.stroke),M.fill=Z(M.fill);let N,ue,P,de=[],F=[],fe,pe=!1,me={};if(A.live){let e=v[1]?v[1].values:null;pe=e!=null,fe=pe?e(r,1,0):{_:0};for(let e in fe)me[e]=di}if(ce){if(N=xi(`table`,Br,l),P=xi(`tbody`,null,N),A.mount(r,N),pe){ue=xi(`thead`,null,N,P);let e=xi(`tr`,null,ue);for(var he in xi(`th`,null,e),fe)xi(`th`,Gr,e).textContent=he}else vi(N,Hr),A.live&&vi(N,Vr)}let ge={show:!0},_e={show:!1};function ve(e,t){if(t==0&&(pe||!A.live||i==2))return ja;let n=[],a=xi(`tr`,Ur,P,P.childNodes[t]);vi(a,e.class),e.show||vi(a,Fr);let o=xi(`th`,null,a);if(M.show){let e=Si(Wr,o);if(t>0){let n=M.width(r,t);n&&(e.style.border=n+`px `+M.dash(r,t)+` `+M.stroke(r,t)),e.style.background=M.fill(r,t)}}let s=Si(Gr,o);for(var c in e.label instanceof HTMLElement?s.appendChild(e.label):s.textContent=e.label,t>0&&(M.show||(s.style.color=e.width>0?M.stroke(r,t):M.fill(r,t)),be(`click`,o,t=>{if(j._lock)return;Be(t);let n=v.indexOf(e);if((t.ctrlKey||t.metaKey)!=A.isolate){let e=v.some((e,t)=>t>0&&t!=n&&e.show);v.forEach((t,r)=>{r>0&&fn(r,e?r==n?ge:_e:ge,!0,J.setSeries)})}else fn(n,{show:!e.show},!0,J.setSeries)},!1),Ue&&be(ii,o,t=>{j._lock||(Be(t),fn(v.indexOf(e),bn,!0,J.setSeries))},!1)),fe){let e=xi(`td`,Kr,a);e.textContent=`--`,n.push(e)}return[a,n]}let ye=new Map;function be(e,t,n,i=!0){let a=ye.get(t)||{},o=j.bind[e](r,t,n,i);o&&(ji(e,t,a[e]=o),ye.set(t,a))}function xe(e,t,n){let r=ye.get(t)||{};for(let n in r)(e==null||n==e)&&(Mi(n,t,r[n]),delete r[n]);e??ye.delete(t)}let Se=0,Ce=0,I=0,L=0,we=0,Te=0,Ee=we,R=Te,De=I,Oe=L,ke=0,z=0,Ae=0,je=0;r.bbox={};let B=!1,V=!1,Me=!1,Ne=!1,H=!1,U=!1;function Pe(e,t,n){(n||e!=r.width||t!=r.height)&&Fe(e,t),Lt(!1),Me=!0,V=!0,Ht()}function Fe(e,t){r.width=Se=I=e,r.height=Ce=L=t,we=Te=0,Re(),ze();let n=r.bbox;ke=n.left=Ca(we*Y,.5),z=n.top=Ca(Te*Y,.5),Ae=n.width=Ca(I*Y,.5),je=n.height=Ca(L*Y,.5)}function Ie(){let e=!1,t=0;for(;!e;){t++;let n=Pt(t),i=Ft(t);e=t==3||n&&i,e||(Fe(r.width,r.height),V=!0)}}function Le({width:e,height:t}){Pe(e,t)}r.setSize=Le;function Re(){let e=!1,t=!1,n=!1,r=!1;y.forEach((i,a)=>{if(i.show&&i._show){let{side:a,_size:o}=i,s=a%2,c=o+(i.label==null?0:i.labelSize);c>0&&(s?(I-=c,a==3?(we+=c,r=!0):n=!0):(L-=c,a==0?(Te+=c,e=!0):t=!0))}}),Qe[0]=e,Qe[1]=n,Qe[2]=t,Qe[3]=r,I-=nt[1]+nt[3],we+=nt[3],L-=nt[2]+nt[0],Te+=nt[0]}function ze(){let e=we+I,t=Te+L,n=we,r=Te;function i(i,a){switch(i){case 1:return e+=a,e-a;case 2:return t+=a,t-a;case 3:return n-=a,n+a;case 0:return r-=a,r+a}}y.forEach((e,t)=>{if(e.show&&e._show){let t=e.side;e._pos=i(t,e._size),e.label!=null&&(e._lpos=i(t,e.labelSize))}})}if(j.dataIdx==null){let e=j.hover,n=e.skip=new Set(e.skip??[]);n.add(void 0);let r=e.prox=Z(e.prox),i=e.bias??=0;j.dataIdx=(e,a,o,s)=>{if(a==0)return o;let c=o,l=r(e,a,o,s)??da,u=l>=0&&l<da,d=E.ori==0?I:L,f=j.left,p=t[0],m=t[a];if(n.has(m[o])){c=null;let e=null,t=null,r;if(i==0||i==-1)for(r=o;e==null&&r-->0;)n.has(m[r])||(e=r);if(i==0||i==1)for(r=o;t==null&&r++<m.length;)n.has(m[r])||(t=r);if(e!=null||t!=null){if(u){let n=e==null?-1/0:O(p[e],E,d,0),r=t==null?1/0:O(p[t],E,d,0),i=f-n,a=r-f;i<=a?i<=l&&(c=e):a<=l&&(c=t)}else c=t==null?e:e==null?t:o-e<=t-o?e:t}}else u&&$i(f-O(p[o],E,d,0))>l&&(c=null);return c}}let Be=e=>{j.event=e};j.idxs=se,j._lock=!1;let Ve=j.points;Ve.show=Z(Ve.show),Ve.size=Z(Ve.size),Ve.stroke=Z(Ve.stroke),Ve.width=Z(Ve.width),Ve.fill=Z(Ve.fill);let He=r.focus=Va({},e.focus||{alpha:.3},j.focus),Ue=He.prox>=0,We=Ue&&Ve.one,Ge=[],Ke=[],qe=[];function Je(e,t){let n=Ve.show(r,t);if(n instanceof HTMLElement)return vi(n,zr),vi(n,e.class),wi(n,-10,-10,I,L),m.insertBefore(n,Ge[t]),n}function Ye(e,t){if(i==1||t>0){let t=i==1&&b[e.scale].time,n=e.value;e.value=t?Fa(n)?Ro(ne,Io(n,re)):n||oe:n||ys,e.label=e.label||(t?os:as)}if(We||t>0){e.width=e.width==null?1:e.width,e.paths=e.paths||fc||va,e.fillTo=Z(e.fillTo||Is),e.pxAlign=+X(e.pxAlign,h),e.pxRound=Vs(e.pxAlign),e.stroke=Z(e.stroke||null),e.fill=Z(e.fill||null),e._stroke=e._fill=e._paths=e._focus=null;let t=xs(ia(1,e.width),1),n=e.points=Va({},{size:t,width:ia(1,t*.2),stroke:e.stroke,space:t*2,paths:pc,_stroke:null,_fill:null},e.points);n.show=Z(n.show),n.filter=Z(n.filter),n.fill=Z(n.fill),n.stroke=Z(n.stroke),n.paths=Z(n.paths),n.pxAlign=e.pxAlign}if(ce){let n=ve(e,t);de.splice(t,0,n[0]),F.splice(t,0,n[1]),A.values.push(null)}if(le){se.splice(t,0,null);let n=null;We?t==0&&(n=Je(e,t)):t>0&&(n=Je(e,t)),Ge.splice(t,0,n),Ke.splice(t,0,0),qe.splice(t,0,0)}Yn(`addSeries`,t)}function Xe(e,t){t??=v.length,e=i==1?gc(e,t,ss,Es):gc(e,t,{},Ts),v.splice(t,0,e),Ye(v[t],t)}r.addSeries=Xe;function Ze(e){if(v.splice(e,1),ce){A.values.splice(e,1),F.splice(e,1);let t=de.splice(e,1)[0];xe(null,t.firstChild),t.remove()}le&&(se.splice(e,1),Ge.splice(e,1)[0].remove(),Ke.splice(e,1),qe.splice(e,1)),Yn(`delSeries`,e)}r.delSeries=Ze;let Qe=[!1,!1,!1,!1];function $e(e,t){if(e._show=e.show,e.show){let n=e.side%2,i=b[e.scale];i??=(e.scale=n?v[1].scale:S,b[e.scale]);let a=i.time;e.size=Z(e.size),e.space=Z(e.space),e.rotate=Z(e.rotate),Ma(e.incrs)&&e.incrs.forEach(e=>{!Ea.has(e)&&Ea.set(e,Da(e))}),e.incrs=Z(e.incrs||(i.distr==2?po:a?_==1?Eo:ko:mo)),e.splits=Z(e.splits||(a&&i.distr==1?ie:i.distr==3?us:i.distr==4?ds:ls)),e.stroke=Z(e.stroke),e.grid.stroke=Z(e.grid.stroke),e.ticks.stroke=Z(e.ticks.stroke),e.border.stroke=Z(e.border.stroke);let o=e.values;e.values=Ma(o)&&!Ma(o[0])?Z(o):a?Ma(o)?No(ne,Mo(o,re)):Fa(o)?Po(ne,o):o||ae:o||cs,e.filter=Z(e.filter||(i.distr>=3&&i.log==10?_s:i.distr==3&&i.log==2?vs:_a)),e.font=Tc(e.font),e.labelFont=Tc(e.labelFont),e._size=e.size(r,null,t,0),e._space=e._rotate=e._incrs=e._found=e._splits=e._values=null,e._size>0&&(Qe[t]=!0,e._el=Si(Pr,f))}}function et(e,t,n,r){let[i,a,o,s]=n,c=t%2,l=0;return c==0&&(s||a)&&(l=t==0&&!i||t==2&&!o?ta(is.size/3):0),c==1&&(i||o)&&(l=t==1&&!a||t==3&&!s?ta(bs.size/2):0),l}let tt=r.padding=(e.padding||[et,et,et,et]).map(e=>Z(X(e,et))),nt=r._padding=tt.map((e,t)=>e(r,t,Qe,0)),rt,it=null,at=null,ot=i==1?v[0].idxs:null,W=null,st=!1;function ct(e,n){if(t=e??[],r.data=r._data=t,i==2){rt=0;for(let e=1;e<v.length;e++)rt+=t[e][0].length}else{t.length==0&&(r.data=r._data=t=[[]]),W=t[0],rt=W.length;let e=t;if(D==2){e=t.slice();let n=e[0]=Array(rt);for(let e=0;e<rt;e++)n[e]=e}r._data=t=e}if(Lt(!0),Yn(`setData`),D==2&&(Me=!0),n!==!1){let e=E;e.auto(r,st)?G():dn(S,e.min,e.max),Ne||=j.left>=0,U=!0,Ht()}}r.setData=ct;function G(){st=!0;let e,n;i==1&&(rt>0?(it=ot[0]=0,at=ot[1]=rt-1,e=t[0][it],n=t[0][at],D==2?(e=it,n=at):e==n&&(D==3?[e,n]=Bi(e,e,E.log,!1):D==4?[e,n]=Vi(e,e,E.log,!1):E.time?n=e+ta(86400/_):[e,n]=Ki(e,n,Hi,!0))):(it=ot[0]=e=null,at=ot[1]=n=null)),dn(S,e,n)}let lt,ut,dt,ft,pt,mt,ht,gt,_t,vt;function yt(e,t,n,r,i,a){e??=ei,n??=Aa,r??=`butt`,i??=ei,a??=`round`,e!=lt&&(d.strokeStyle=lt=e),i!=ut&&(d.fillStyle=ut=i),t!=dt&&(d.lineWidth=dt=t),a!=pt&&(d.lineJoin=pt=a),r!=mt&&(d.lineCap=mt=r),n!=ft&&d.setLineDash(ft=n)}function bt(e,t,n,r){t!=ut&&(d.fillStyle=ut=t),e!=ht&&(d.font=ht=e),n!=gt&&(d.textAlign=gt=n),r!=_t&&(d.textBaseline=_t=r)}function xt(e,t,n,i,a=0){if(i.length>0&&e.auto(r,st)&&(t==null||t.min==null)){let t=X(it,0),r=X(at,i.length-1),o=n.min==null?zi(i,t,r,a,e.distr==3):[n.min,n.max];e.min=ra(e.min,n.min=o[0]),e.max=ia(e.max,n.max=o[1])}}let St={min:null,max:null};function Ct(){for(let e in b){let t=b[e];k[e]==null&&(t.min==null||k[S]!=null&&t.auto(r,st))&&(k[e]=St)}for(let e in b){let t=b[e];k[e]==null&&t.from!=null&&k[t.from]!=null&&(k[e]=St)}k[S]!=null&&Lt(!0);let e={};for(let t in k){let n=k[t];if(n!=null){let a=e[t]=Ba(b[t],La);if(n.min!=null)Va(a,n);else if(t!=S||i==2){if(rt==0&&a.from==null){let e=a.range(r,null,null,t);a.min=e[0],a.max=e[1]}else a.min=da,a.max=-1/0}}}if(rt>0){v.forEach((n,a)=>{if(i==1){let i=n.scale,o=k[i];if(o==null)return;let s=e[i];if(a==0){let e=s.range(r,s.min,s.max,i);s.min=e[0],s.max=e[1],it=Ni(s.min,t[0]),at=Ni(s.max,t[0]),at-it>1&&(t[0][it]<s.min&&it++,t[0][at]>s.max&&at--),n.min=W[it],n.max=W[at]}else n.show&&n.auto&&xt(s,o,n,t[a],n.sorted);n.idxs[0]=it,n.idxs[1]=at}else if(a>0&&n.show&&n.auto){let[r,i]=n.facets,o=r.scale,s=i.scale,[c,l]=t[a],u=e[o],d=e[s];u!=null&&xt(u,k[o],r,c,r.sorted),d!=null&&xt(d,k[s],i,l,i.sorted),n.min=i.min,n.max=i.max}});for(let t in e){let n=e[t],i=k[t];if(n.from==null&&(i==null||i.min==null)){let e=n.range(r,n.min==da?null:n.min,n.max==-1/0?null:n.max,t);n.min=e[0],n.max=e[1]}}}for(let t in e){let n=e[t];if(n.from!=null){let i=e[n.from];if(i.min==null)n.min=n.max=null;else{let e=n.range(r,i.min,i.max,t);n.min=e[0],n.max=e[1]}}}let n={},a=!1;for(let t in e){let r=e[t],i=b[t];if(i.min!=r.min||i.max!=r.max){i.min=r.min,i.max=r.max;let e=i.distr;i._min=e==3?sa(i.min):e==4?ua(i.min,i.asinh):e==100?i.fwd(i.min):i.min,i._max=e==3?sa(i.max):e==4?ua(i.max,i.asinh):e==100?i.fwd(i.max):i.max,n[t]=a=!0}}if(a){v.forEach((e,t)=>{i==2?t>0&&n.y&&(e._paths=null):n[e.scale]&&(e._paths=null)});for(let e in n)Me=!0,Yn(`setScale`,e);le&&j.left>=0&&(Ne=U=!0)}for(let e in k)k[e]=null}function wt(e){let t=pa(it-1,0,rt-1),n=pa(at+1,0,rt-1);for(;e[t]==null&&t>0;)t--;for(;e[n]==null&&n<rt-1;)n++;return[t,n]}function Tt(){if(rt>0){let e=v.some(e=>e._focus)&&vt!=He.alpha;e&&(d.globalAlpha=vt=He.alpha),v.forEach((e,n)=>{if(n>0&&e.show&&(Et(n,!1),Et(n,!0),e._paths==null)){let a=vt;vt!=e.alpha&&(d.globalAlpha=vt=e.alpha);let o=i==2?[0,t[n][0].length-1]:wt(t[n]);e._paths=e.paths(r,n,o[0],o[1]),vt!=a&&(d.globalAlpha=vt=a)}}),v.forEach((e,t)=>{if(t>0&&e.show){let n=vt;vt!=e.alpha&&(d.globalAlpha=vt=e.alpha),e._paths!=null&&Dt(t,!1);{let n=e._paths==null?null:e._paths.gaps,i=e.points.show(r,t,it,at,n),a=e.points.filter(r,t,i,n);(i||a)&&(e.points._paths=e.points.paths(r,t,it,at,a),Dt(t,!0))}vt!=n&&(d.globalAlpha=vt=n),Yn(`drawSeries`,t)}}),e&&(d.globalAlpha=vt=1)}}function Et(e,t){let n=t?v[e].points:v[e];n._stroke=n.stroke(r,e),n._fill=n.fill(r,e)}function Dt(e,t){let n=t?v[e].points:v[e],{stroke:r,fill:i,clip:a,flags:o,_stroke:s=n._stroke,_fill:c=n._fill,_width:l=n.width}=n._paths;l=Q(l*Y,3);let u=null,f=l%2/2;t&&c==null&&(c=l>0?`#fff`:s);let p=n.pxAlign==1&&f>0;if(p&&d.translate(f,f),!t){let e=ke-l/2,t=z-l/2,n=Ae+l,r=je+l;u=new Path2D,u.rect(e,t,n,r)}t?kt(s,l,n.dash,n.cap,c,r,i,o,a):Ot(e,s,l,n.dash,n.cap,c,r,i,o,u,a),p&&d.translate(-f,-f)}function Ot(e,n,i,a,o,s,c,l,u,d,f){let p=!1;u!=0&&x.forEach((m,h)=>{if(m.series[0]==e){let e=v[m.series[1]],g=t[m.series[1]],_=(e._paths||ka).band;Ma(_)&&(_=m.dir==1?_[0]:_[1]);let y,b=null;e.show&&_&&qi(g,it,at)?(b=m.fill(r,h)||s,y=e._paths.clip):_=null,kt(n,i,a,o,b,c,l,u,d,f,y,_),p=!0}}),p||kt(n,i,a,o,s,c,l,u,d,f)}function kt(e,t,n,r,i,a,o,s,c,l,u,f){yt(e,t,n,r,i),(c||l||f)&&(d.save(),c&&d.clip(c),l&&d.clip(l)),f?(s&3)==3?(d.clip(f),u&&d.clip(u),jt(i,o),At(e,a,t)):s&Ns?(jt(i,o),d.clip(f),At(e,a,t)):s&Ms&&(d.save(),d.clip(f),u&&d.clip(u),jt(i,o),d.restore(),At(e,a,t)):(jt(i,o),At(e,a,t)),(c||l||f)&&d.restore()}function At(e,t,n){n>0&&(t instanceof Map?t.forEach((e,t)=>{d.strokeStyle=lt=t,d.stroke(e)}):t!=null&&e&&d.stroke(t))}function jt(e,t){t instanceof Map?t.forEach((e,t)=>{d.fillStyle=ut=t,d.fill(e)}):t!=null&&e&&d.fill(t)}function Mt(e,t,n,i){let a=y[e],o;if(i<=0)o=[0,0];else{let s=a._space=a.space(r,e,t,n,i);o=wc(t,n,a._incrs=a.incrs(r,e,t,n,i,s),i,s)}return a._found=o}function Nt(e,t,n,r,i,a,o,s,c,l){let u=o%2/2;h==1&&d.translate(u,u),yt(s,o,c,l,s),d.beginPath();let f,p,m,g,_=i+(r==0||r==3?-a:a);n==0?(p=i,g=_):(f=i,m=_);for(let r=0;r<e.length;r++)t[r]!=null&&(n==0?f=m=e[r]:p=g=e[r],d.moveTo(f,p),d.lineTo(m,g));d.stroke(),h==1&&d.translate(-u,-u)}function Pt(e){let t=!0;return y.forEach((n,i)=>{if(!n.show)return;let a=b[n.scale];if(a.min==null){n._show&&(t=!1,n._show=!1,Lt(!1));return}n._show||(t=!1,n._show=!0,Lt(!1));let o=n.side,s=o%2,{min:c,max:l}=a,[u,d]=Mt(i,c,l,s==0?I:L);if(d==0)return;let f=a.distr==2,p=n._splits=n.splits(r,i,c,l,u,d,f),m=a.distr==2?p.map(e=>W[e]):p,h=a.distr==2?W[p[1]]-W[p[0]]:u,g=n._values=n.values(r,n.filter(r,m,i,d,h),i,d,h);n._rotate=o==2?n.rotate(r,g,i,d):0;let _=n._size;n._size=na(n.size(r,g,i,e)),_!=null&&n._size!=_&&(t=!1)}),t}function Ft(e){let t=!0;return tt.forEach((n,i)=>{let a=n(r,i,Qe,e);a!=nt[i]&&(t=!1),nt[i]=a}),t}function It(){for(let e=0;e<y.length;e++){let t=y[e];if(!t.show||!t._show)continue;let n=t.side,i=n%2,a,o,c=t.stroke(r,e),l=n==0||n==3?-1:1,[u,f]=t._found;if(t.label!=null){let s=t.labelGap*l,p=ta((t._lpos+s)*Y);bt(t.labelFont[0],c,`center`,n==2?Yr:Xr),d.save(),i==1?(a=o=0,d.translate(p,ta(z+je/2)),d.rotate((n==3?-Qi:Qi)/2)):(a=ta(ke+Ae/2),o=p);let m=ma(t.label)?t.label(r,e,u,f):t.label;d.fillText(m,a,o),d.restore()}if(f==0)continue;let p=b[t.scale],m=i==0?Ae:je,h=i==0?ke:z,_=t._splits,v=p.distr==2?_.map(e=>W[e]):_,x=p.distr==2?W[_[1]]-W[_[0]]:u,S=t.ticks,C=t.border,w=S.show?S.size:0,ee=ta(w*Y),T=ta((t.alignTo==2?t._size-w-t.gap:t.gap)*Y),E=t._rotate*-Qi/180,D=g(t._pos*Y),O=D+(ee+T)*l;o=i==0?O:0,a=i==1?O:0;let te=t.font[0];bt(te,c,t.align==1?Zr:t.align==2?Qr:E>0?Zr:E<0?Qr:i==0?`center`:n==3?Qr:Zr,E||i==1?`middle`:n==2?Yr:Xr);let k=t.font[1]*t.lineGap,ne=_.map(e=>g(s(e,p,m,h))),re=t._values;for(let e=0;e<re.length;e++){let t=re[e];if(t!=null){i==0?a=ne[e]:o=ne[e],t=``+t;let n=t.indexOf(`
`)==-1?[t]:t.split(/\n/gm);for(let e=0;e<n.length;e++){let t=n[e];E?(d.save(),d.translate(a,o+e*k),d.rotate(E),d.fillText(t,0,0),d.restore()):d.fillText(t,a,o+e*k)}}}S.show&&Nt(ne,S.filter(r,v,e,f,x),i,n,D,ee,Q(S.width*Y,3),S.stroke(r,e),S.dash,S.cap);let ie=t.grid;ie.show&&Nt(ne,ie.filter(r,v,e,f,x),i,i==0?2:1,i==0?z:ke,i==0?je:Ae,Q(ie.width*Y,3),ie.stroke(r,e),ie.dash,ie.cap),C.show&&Nt([D],[1],+(i==0),i==0?1:2,i==1?z:ke,i==1?je:Ae,Q(C.width*Y,3),C.stroke(r,e),C.dash,C.cap)}Yn(`drawAxes`)}function Lt(e){v.forEach((t,n)=>{n>0&&(t._paths=null,e&&(i==1?(t.min=null,t.max=null):t.facets.forEach(e=>{e.min=null,e.max=null})))})}let Rt=!1,zt=!1,Bt=[];function Vt(){zt=!1;for(let e=0;e<Bt.length;e++)Yn(...Bt[e]);Bt.length=0}function Ht(){Rt||=(qa(Wt),!0)}function Ut(e,t=!1){Rt=!0,zt=t,e(r),Wt(),t&&Bt.length>0&&queueMicrotask(Vt)}r.batch=Ut;function Wt(){if(B&&=(Ct(),!1),Me&&=(Ie(),!1),V){if(bi(p,Zr,we),bi(p,Yr,Te),bi(p,qr,I),bi(p,Jr,L),bi(m,Zr,we),bi(m,Yr,Te),bi(m,qr,I),bi(m,Jr,L),bi(f,qr,Se),bi(f,Jr,Ce),u.width=ta(Se*Y),u.height=ta(Ce*Y),y.forEach(({_el:e,_show:t,_size:n,_pos:r,side:i})=>{if(e!=null){if(t){let t=i===3||i===0?n:0,a=i%2==1;bi(e,a?`left`:`top`,r-t),bi(e,a?`width`:`height`,n),bi(e,a?`top`:`left`,a?Te:we),bi(e,a?`height`:`width`,a?L:I),yi(e,Fr)}else vi(e,Fr)}}),lt=ut=dt=pt=mt=ht=gt=_t=ft=null,vt=1,Nn(!0),we!=Ee||Te!=R||I!=De||L!=Oe){Lt(!1);let e=I/De,t=L/Oe;if(le&&!Ne&&j.left>=0){j.left*=e,j.top*=t,Jt&&wi(Jt,ta(j.left),0,I,L),Yt&&wi(Yt,0,ta(j.top),I,L);for(let n=0;n<Ge.length;n++){let r=Ge[n];r!=null&&(Ke[n]*=e,qe[n]*=t,wi(r,na(Ke[n]),na(qe[n]),I,L))}}if(sn.show&&!H&&sn.left>=0&&sn.width>0){sn.left*=e,sn.width*=e,sn.top*=t,sn.height*=t;for(let e in In)bi(cn,e,sn[e])}Ee=we,R=Te,De=I,Oe=L}Yn(`setSize`),V=!1}Se>0&&Ce>0&&(d.clearRect(0,0,u.width,u.height),Yn(`drawClear`),w.forEach(e=>e()),Yn(`draw`)),sn.show&&H&&(ln(sn),H=!1),le&&Ne&&(jn(null,!0,!1),Ne=!1),A.show&&A.live&&U&&(kn(),U=!1),c||(c=!0,r.status=1,Yn(`ready`)),st=!1,Rt=!1}r.redraw=(e,t)=>{Me=t||!1,e===!1?Ht():dn(S,E.min,E.max)};function Gt(e,n){let i=b[e];if(i.from==null){if(rt==0){let t=i.range(r,n.min,n.max,e);n.min=t[0],n.max=t[1]}if(n.min>n.max){let e=n.min;n.min=n.max,n.max=e}if(rt>1&&n.min!=null&&n.max!=null&&n.max-n.min<1e-16)return;e==S&&i.distr==2&&rt>0&&(n.min=Ni(n.min,t[0]),n.max=Ni(n.max,t[0]),n.min==n.max&&n.max++),k[e]=n,B=!0,Ht()}}r.setScale=Gt;let Kt,qt,Jt,Yt,Xt,Zt,Qt,$t,en,tn,K,q,nn=!1,rn=j.drag,an=rn.x,on=rn.y;le&&(j.x&&(Kt=Si(Lr,m)),j.y&&(qt=Si(Rr,m)),E.ori==0?(Jt=Kt,Yt=qt):(Jt=qt,Yt=Kt),K=j.left,q=j.top);let sn=r.select=Va({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),cn=sn.show?Si(Ir,sn.over?m:p):null;function ln(e,t){if(sn.show){for(let t in e)sn[t]=e[t],t in In&&bi(cn,t,e[t]);t!==!1&&Yn(`setSelect`)}}r.setSelect=ln;function un(e){if(v[e].show)ce&&yi(de[e],Fr);else if(ce&&vi(de[e],Fr),le){let t=We?Ge[0]:Ge[e];t!=null&&wi(t,-10,-10,I,L)}}function dn(e,t,n){Gt(e,{min:t,max:n})}function fn(e,t,n,a){t.focus!=null&&xn(e),t.show!=null&&v.forEach((n,r)=>{r>0&&(e==r||e==null)&&(n.show=t.show,un(r),i==2?(dn(n.facets[0].scale,null,null),dn(n.facets[1].scale,null,null)):dn(n.scale,null,null),Ht())}),n!==!1&&Yn(`setSeries`,e,t),a&&$n(`setSeries`,r,e,t)}r.setSeries=fn;function pn(e,t){Va(x[e],t)}function mn(e,t){e.fill=Z(e.fill||null),e.dir=X(e.dir,-1),t??=x.length,x.splice(t,0,e)}function hn(e){e==null?x.length=0:x.splice(e,1)}r.addBand=mn,r.setBand=pn,r.delBand=hn;function gn(e,t){v[e].alpha=t,le&&Ge[e]!=null&&(Ge[e].style.opacity=t),ce&&de[e]&&(de[e].style.opacity=t)}let _n,vn,yn,bn={focus:!0};function xn(e){if(e!=yn){let t=e==null,n=He.alpha!=1;v.forEach((r,a)=>{if(i==1||a>0){let i=t||a==0||a==e;r._focus=t?null:i,n&&gn(a,i?1:He.alpha)}}),yn=e,n&&Ht()}}ce&&Ue&&be(ai,N,e=>{j._lock||(Be(e),yn!=null&&fn(null,bn,!0,J.setSeries))});function Sn(e,t,n){let r=b[t];n&&(e=e/Y-(r.ori==1?Te:we));let i=I;r.ori==1&&(i=L,e=i-e),r.dir==-1&&(e=i-e);let a=r._min,o=r._max,s=e/i,c=a+(o-a)*s,l=r.distr;return l==3?aa(10,c):l==4?la(c,r.asinh):l==100?r.bwd(c):c}function Cn(e,n){return Ni(Sn(e,S,n),t[0],it,at)}r.valToIdx=e=>Ni(e,t[0]),r.posToIdx=Cn,r.posToVal=Sn,r.valToPos=(e,t,n)=>b[t].ori==0?a(e,b[t],n?Ae:I,n?ke:0):o(e,b[t],n?je:L,n?z:0),r.setCursor=(e,t,n)=>{K=e.left,q=e.top,jn(null,t,n)};function wn(e,t){bi(cn,Zr,sn.left=e),bi(cn,qr,sn.width=t)}function Tn(e,t){bi(cn,Yr,sn.top=e),bi(cn,Jr,sn.height=t)}let En=E.ori==0?wn:Tn,Dn=E.ori==1?wn:Tn;function On(){if(ce&&A.live)for(let e=+(i==2);e<v.length;e++){if(e==0&&pe)continue;let t=A.values[e],n=0;for(let r in t)F[e][n++].firstChild.nodeValue=t[r]}}function kn(e,t){if(e!=null&&(e.idxs?e.idxs.forEach((e,t)=>{se[t]=e}):Pa(e.idx)||se.fill(e.idx),A.idx=se[0]),ce&&A.live){for(let e=0;e<v.length;e++)(e>0||i==1&&!pe)&&An(e,se[e]);On()}U=!1,t!==!1&&Yn(`setLegend`)}r.setLegend=kn;function An(e,n){let i=v[e],a=e==0&&D==2?W:t[e],o;pe?o=i.values(r,e,n)??me:(o=i.value(r,n==null?null:a[n],e,n),o=o==null?me:{_:o}),A.values[e]=o}function jn(e,n,a){en=K,tn=q,[K,q]=j.move(r,K,q),j.left=K,j.top=q,le&&(Jt&&wi(Jt,ta(K),0,I,L),Yt&&wi(Yt,0,ta(q),I,L));let o,s=it>at;_n=da,vn=null;let c=E.ori==0?I:L,l=E.ori==1?I:L;if(K<0||rt==0||s){o=j.idx=null;for(let e=0;e<v.length;e++){let t=Ge[e];t!=null&&wi(t,-10,-10,I,L)}Ue&&fn(null,bn,!0,e==null&&J.setSeries),A.live&&(se.fill(o),U=!0)}else{let e,n,a;i==1&&(e=E.ori==0?K:q,n=Sn(e,S),o=j.idx=Ni(n,t[0],it,at),a=O(t[0][o],E,c,0));let s=-10,u=-10,d=0,f=0,p=!0,m=``,h=``;for(let e=+(i==2);e<v.length;e++){let g=v[e],_=se[e],y=_==null?null:i==1?t[e][_]:t[e][1][_],x=j.dataIdx(r,e,o,n),S=x==null?null:i==1?t[e][x]:t[e][1][x];if(U=U||S!=y||x!=_,se[e]=x,e>0&&g.show){let n=x==null?-10:x==o?a:O(i==1?t[0][x]:t[e][0][x],E,c,0),_=S==null?-10:te(S,i==1?b[g.scale]:b[g.facets[1].scale],l,0);if(Ue&&S!=null){let t=E.ori==1?K:q,n=$i(He.dist(r,e,x,_,t));if(n<_n){let r=He.bias;if(r!=0){let i=Sn(t,g.scale),a=S>=0?1:-1,o=i>=0?1:-1;o==a&&(o==1?r==1?S>=i:S<=i:r==1?S<=i:S>=i)&&(_n=n,vn=e)}else _n=n,vn=e}}if(U||We){let t,i;E.ori==0?(t=n,i=_):(t=_,i=n);let a,o,c,l,g,v,y=!0,b=Ve.bbox;if(b!=null){y=!1;let t=b(r,e);c=t.left,l=t.top,a=t.width,o=t.height}else c=t,l=i,a=o=Ve.size(r,e);if(v=Ve.fill(r,e),g=Ve.stroke(r,e),We)e==vn&&_n<=He.prox&&(s=c,u=l,d=a,f=o,p=y,m=v,h=g);else{let t=Ge[e];t!=null&&(Ke[e]=c,qe[e]=l,Oi(t,a,o,y),Ei(t,v,g),wi(t,na(c),na(l),I,L))}}}}if(We){let e=He.prox;if(U||(yn==null?_n<=e:_n>e||vn!=yn)){let e=Ge[0];e!=null&&(Ke[0]=s,qe[0]=u,Oi(e,d,f,p),Ei(e,m,h),wi(e,na(s),na(u),I,L))}}}if(sn.show&&nn){if(e!=null){let[t,n]=J.scales,[r,i]=J.match,[a,o]=e.cursor.sync.scales,s=e.cursor.drag;if(an=s._x,on=s._y,an||on){let{left:s,top:u,width:d,height:f}=e.select,p=e.scales[a].ori,m=e.posToVal,h,g,_,v,y,x=t!=null&&r(t,a),S=n!=null&&i(n,o);x&&an?(p==0?(h=s,g=d):(h=u,g=f),_=b[t],v=O(m(h,a),_,c,0),y=O(m(h+g,a),_,c,0),En(ra(v,y),$i(y-v))):En(0,c),S&&on?(p==1?(h=s,g=d):(h=u,g=f),_=b[n],v=te(m(h,o),_,l,0),y=te(m(h+g,o),_,l,0),Dn(ra(v,y),$i(y-v))):Dn(0,l)}else Ln()}else{let e=$i(en-Xt),t=$i(tn-Zt);if(E.ori==1){let n=e;e=t,t=n}an=rn.x&&e>=rn.dist,on=rn.y&&t>=rn.dist;let n=rn.uni;n==null?rn.x&&rn.y&&(an||on)&&(an=on=!0):an&&on&&(an=e>=n,on=t>=n,!an&&!on&&(t>e?on=!0:an=!0));let r,i;an&&(E.ori==0?(r=Qt,i=K):(r=$t,i=q),En(ra(r,i),$i(i-r)),on||Dn(0,l)),on&&(E.ori==1?(r=Qt,i=K):(r=$t,i=q),Dn(ra(r,i),$i(i-r)),an||En(0,c)),!an&&!on&&(En(0,0),Dn(0,0))}}if(rn._x=an,rn._y=on,e==null){if(a){if(Zn!=null){let[e,t]=J.scales;J.values[0]=e==null?null:Sn(E.ori==0?K:q,e),J.values[1]=t==null?null:Sn(E.ori==1?K:q,t)}$n(ti,r,K,q,I,L,o)}if(Ue){let e=a&&J.setSeries,t=He.prox;yn==null?_n<=t&&fn(vn,bn,!0,e):_n>t?fn(null,bn,!0,e):vn!=yn&&fn(vn,bn,!0,e)}}U&&(A.idx=o,kn()),n!==!1&&Yn(`setCursor`)}let Mn=null;Object.defineProperty(r,"rect",{get(){return Mn??Nn(!1),Mn}});function Nn(e=!1){e?Mn=null:(Mn=m.getBoundingClientRect(),Yn(`syncRect`,Mn))}function Pn(e,t,n,r,i,a,o){j._lock||nn&&e!=null&&e.movementX==0&&e.movementY==0||(Fn(e,t,n,r,i,a,o,!1,e!=null),e==null?jn(t,!0,!1):jn(null,!0,!0))}function Fn(e,t,n,i,a,o,c,l,u){if(Mn??Nn(!1),Be(e),e!=null)n=e.clientX-Mn.left,i=e.clientY-Mn.top;else{if(n<0||i<0){K=-10,q=-10;return}let[e,r]=J.scales,c=t.cursor.sync,[l,u]=c.values,[d,f]=c.scales,[p,m]=J.match,h=t.axes[0].side%2==1,g=E.ori==0?I:L,_=E.ori==1?I:L,v=h?o:a,y=h?a:o,x=h?i:n,S=h?n:i;if(n=d==null?x/v*g:p(e,d)?s(l,b[e],g,0):-10,i=f==null?S/y*_:m(r,f)?s(u,b[r],_,0):-10,E.ori==1){let e=n;n=i,i=e}}u&&(t==null||t.cursor.event.type==ti)&&((n<=1||n>=I-1)&&(n=Ca(n,I)),(i<=1||i>=L-1)&&(i=Ca(i,L))),l?(Xt=n,Zt=i,[Qt,$t]=j.move(r,n,i)):(K=n,q=i)}let In={width:0,height:0,left:0,top:0};function Ln(){ln(In,!1)}let Rn,zn,Bn,Vn;function Hn(e,t,n,i,a,o,s){nn=!0,an=on=rn._x=rn._y=!1,Fn(e,t,n,i,a,o,s,!0,!1),e!=null&&(be(ri,pi,Un,!1),$n(ni,r,Qt,$t,I,L,null));let{left:c,top:l,width:u,height:d}=sn;Rn=c,zn=l,Bn=u,Vn=d}function Un(e,t,n,i,a,o,s){nn=rn._x=rn._y=!1,Fn(e,t,n,i,a,o,s,!1,!0);let{left:c,top:l,width:u,height:d}=sn,f=u>0||d>0,p=Rn!=c||zn!=l||Bn!=u||Vn!=d;if(f&&p&&ln(sn),rn.setScale&&f&&p){let e=c,t=u,n=l,r=d;if(E.ori==1&&(e=l,t=d,n=c,r=u),an&&dn(S,Sn(e,S),Sn(e+t,S)),on)for(let e in b){let t=b[e];e!=S&&t.from==null&&t.min!=da&&dn(e,Sn(n+r,e),Sn(n,e))}Ln()}else j.lock&&(j._lock=!j._lock,jn(t,!0,e!=null));e!=null&&(xe(ri,pi),$n(ri,r,K,q,I,L,null))}function Wn(e,t,n,r,i,a,o){if(j._lock)return;Be(e);let s=nn;if(nn){let e=!0,t=!0,n,r;E.ori==0?(n=an,r=on):(n=on,r=an),n&&r&&(e=K<=10||K>=I-10,t=q<=10||q>=L-10),n&&e&&(K=K<Qt?0:I),r&&t&&(q=q<$t?0:L),jn(null,!0,!0),nn=!1}K=-10,q=-10,se.fill(null),jn(null,!0,!0),s&&(nn=s)}function Gn(e,t,n,i,a,o,s){j._lock||(Be(e),G(),Ln(),e!=null&&$n(oi,r,K,q,I,L,null))}function Kn(){y.forEach(Ec),Pe(r.width,r.height,!0)}ji(ui,mi,Kn);let qn={};qn.mousedown=Hn,qn.mousemove=Pn,qn.mouseup=Un,qn.dblclick=Gn,qn.setSeries=(e,t,n,i)=>{let a=J.match[2];n=a(r,t,n),n!=-1&&fn(n,i,!0,!1)},le&&(be(ni,m,Hn),be(ti,m,Pn),be(ii,m,e=>{Be(e),Nn(!1)}),be(ai,m,Wn),be(oi,m,Gn),uc.add(r),r.syncRect=Nn);let Jn=r.hooks=e.hooks||{};function Yn(e,t,n){zt?Bt.push([e,t,n]):e in Jn&&Jn[e].forEach(e=>{e.call(null,r,t,n)})}(e.plugins||[]).forEach(e=>{for(let t in e.hooks)Jn[t]=(Jn[t]||[]).concat(e.hooks[t])});let Xn=(e,t,n)=>n,J=Va({key:null,setSeries:!1,filters:{pub:ya,sub:ya},scales:[S,v[1]?v[1].scale:null],match:[ba,ba,Xn],values:[null,null]},j.sync);J.match.length==2&&J.match.push(Xn),j.sync=J;let Zn=J.key,Qn=js(Zn);function $n(e,t,n,r,i,a,o){J.filters.pub(e,t,n,r,i,a,o)&&Qn.pub(e,t,n,r,i,a,o)}Qn.sub(r);function er(e,t,n,r,i,a,o){J.filters.sub(e,t,n,r,i,a,o)&&qn[e](null,t,n,r,i,a,o)}r.pub=er;function tr(){Qn.unsub(r),uc.delete(r),ye.clear(),Mi(ui,mi,Kn),l.remove(),N?.remove(),Yn(`destroy`)}r.destroy=tr;function nr(){Yn(`init`,e,t),ct(t||e.data,!1),k[S]?Gt(S,k[S]):G(),H=sn.show&&(sn.width>0||sn.height>0),Ne=U=!0,Pe(e.width,e.height)}return v.forEach(Ye),y.forEach($e),n?n instanceof HTMLElement?(n.appendChild(l),nr()):n(r,nr):nr(),r}Dc.assign=Va,Dc.fmtNum=Xi,Dc.rangeNum=Ki,Dc.rangeLog=Bi,Dc.rangeAsinh=Vi,Dc.orient=Ps,Dc.pxRatio=Y,Dc.join=Ka,Dc.fmtDate=ao,Dc.tzDate=so,Dc.sync=js;{Dc.addGap=zs,Dc.clipGaps=Rs;let e=Dc.paths={points:$s};e.linear=rc,e.stepped=ic,e.bars=oc,e.spline=cc}var Oc=`.uplot,.uplot *,.uplot :before,.uplot :after{box-sizing:border-box}.uplot{width:min-content;font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,Noto Sans,sans-serif,Apple Color Emoji,Segoe UI Emoji,Segoe UI Symbol,Noto Color Emoji;line-height:1.5}.u-title{text-align:center;font-size:18px;font-weight:700}.u-wrap{-webkit-user-select:none;user-select:none;position:relative}.u-over,.u-under{position:absolute}.u-under{overflow:hidden}.uplot canvas{width:100%;height:100%;display:block;position:relative}.u-axis{position:absolute}.u-legend{text-align:center;margin:auto;font-size:14px}.u-inline{display:block}.u-inline *{display:inline-block}.u-inline tr{margin-right:16px}.u-legend th{font-weight:600}.u-legend th>*{vertical-align:middle;display:inline-block}.u-legend .u-marker{width:1em;height:1em;margin-right:4px;background-clip:padding-box!important}.u-inline.u-live th:after{content:":";vertical-align:middle}.u-inline:not(.u-live) .u-value{display:none}.u-series>*{padding:4px}.u-series th{cursor:pointer}.u-legend .u-off>*{opacity:.3}.u-select{pointer-events:none;background:#00000012;position:absolute}.u-cursor-x,.u-cursor-y{pointer-events:none;will-change:transform;position:absolute;top:0;left:0}.u-hz .u-cursor-x,.u-vt .u-cursor-y{border-right:1px dashed #607d8b;height:100%}.u-hz .u-cursor-y,.u-vt .u-cursor-x{border-bottom:1px dashed #607d8b;width:100%}.u-cursor-pt{pointer-events:none;will-change:transform;border:0 solid;border-radius:50%;position:absolute;top:0;left:0;background-clip:padding-box!important}.u-axis.u-off,.u-select.u-off,.u-cursor-x.u-off,.u-cursor-y.u-off,.u-cursor-pt.u-off{display:none}`,kc=190,Ac=10,jc=class extends R{constructor(...e){super(...e),this.distances=[],this.lost=new Map,this.place=0,this.pointed=null,this.plot=null,this.dark=matchMedia(`(prefers-color-scheme: dark)`),this.resized=new ResizeObserver(()=>this.plot?.setSize({width:this.ground.clientWidth,height:kc})),this.repaint=()=>{this.resized.disconnect(),this.plot?.destroy();let e=this.distances.map((e,t)=>t);this.plot=new Dc(this.options(),[e,[...this.distances]],this.ground),this.plot.over.addEventListener(`click`,()=>this.onClick()),this.resized.observe(this.ground)}}static{this.styles=[a(Oc),H,o`
      .plot {
        height: ${kc}px;
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
    `]}connectedCallback(){super.connectedCallback(),window.addEventListener(Le,this.repaint),this.dark.addEventListener(`change`,this.repaint),this.hasUpdated&&this.repaint()}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(Le,this.repaint),this.dark.removeEventListener(`change`,this.repaint),this.resized.disconnect(),this.plot?.destroy(),this.plot=null}render(){let e=this.distances[0]??0,t=this.distances.length-1,n=this.distances[t]??0;return P`<section class="card">
      <h2>Distance to go</h2>
      <div
        class="plot"
        role="slider"
        tabindex="0"
        aria-label="Distance to the goal after each of ${ir(t,`move`)}, from ${e} down to ${n}; ${this.lostWords()}."
        aria-valuemin="0"
        aria-valuemax=${t}
        aria-valuenow=${this.place}
        aria-valuetext=${this.words(this.place)}
        @keydown=${this.onKey}
        @pointerleave=${()=>this.pointed=null}
      ></div>
      <p class="soft number value">${this.words(this.pointed??this.place)}</p>
      <span class="probe"></span>
    </section>`}words(e){let t=this.distances[e],n=this.lost.get(e),r=t==null?`distance not known`:`${rr(t)} to go`;return e===0?`Before the first move: ${r}`:`After move ${e}: ${r}${n?`, a ${n} move`:``}`}onKey(e){let t=this.distances.length-1,n={ArrowRight:this.place+1,ArrowUp:this.place+1,ArrowLeft:this.place-1,ArrowDown:this.place-1,PageUp:this.place+Ac,PageDown:this.place-Ac,Home:0,End:t}[e.key];n===void 0||e.altKey||e.ctrlKey||e.metaKey||(e.preventDefault(),this.announce(Math.min(t,Math.max(0,n))))}updated(e){e.has(`distances`)||e.has(`lost`)?this.repaint():e.has(`place`)&&this.plot?.redraw(!1)}options(){let e={ink:this.colour(`--soft`),line:this.colour(`--line`),curve:this.colour(`--accent`),bad:this.colour(`--warn`)},t={stroke:e.ink,grid:{stroke:e.line,width:1},ticks:{stroke:e.line,width:1,size:5}},n=(e,t)=>t.map(e=>Number.isInteger(e)?String(e):``);return{width:Math.max(200,this.ground.clientWidth),height:kc,legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},scales:{x:{time:!1,range:()=>this.knownRange()},y:{range:(e,t,n)=>[Math.max(0,(t??0)-1),(n??0)+1]}},axes:[{...t,label:`move`,labelSize:18,size:32,values:n},{...t,label:`to go`,labelSize:18,size:38,values:n}],series:[{},{stroke:e.curve,width:2,points:{show:!1}}],hooks:{draw:[t=>this.drawSigns(t,e.bad,e.ink)],setCursor:[e=>this.pointed=e.cursor.left!==void 0&&e.cursor.left>=0?e.cursor.idx??null:null]}}}knownRange(){let e=this.distances.flatMap((e,t)=>e===null?[]:[t]),[t,n]=[e[0]??0,e[e.length-1]??1];return[t,Math.max(t+1,n)]}lostWords(){let e=[...this.lost.values()],t=e.filter(e=>e===`neutral`).length;return`${ir(e.length-t,`bad move`)}${t>0?`, ${t} neutral`:``}`}drawSigns(e,t,n){let r=e.ctx,i=4.5*devicePixelRatio;r.save(),r.lineWidth=2*devicePixelRatio,r.strokeStyle=t,r.beginPath();for(let[t,n]of this.lost){let a=e.valToPos(t,`x`,!0),o=this.distances[t];if(o==null)continue;let s=e.valToPos(o,`y`,!0),[c,l]=n===`bad`?[s-i,s+i]:[s-i/2,s-i/2];r.moveTo(a-i,c),r.lineTo(a+i,l),r.moveTo(a-i,2*s-c),r.lineTo(a+i,2*s-l)}r.stroke();let a=e.valToPos(this.place,`x`,!0);a<e.bbox.left||a>e.bbox.left+e.bbox.width||(r.strokeStyle=n,r.lineWidth=devicePixelRatio,r.setLineDash([4*devicePixelRatio,3*devicePixelRatio]),r.beginPath(),r.moveTo(a,e.bbox.top),r.lineTo(a,e.bbox.top+e.bbox.height),r.stroke()),r.restore()}colour(e){return this.probe.style.color=`var(${e})`,getComputedStyle(this.probe).color}onClick(){let e=this.plot?.cursor.idx;typeof e==`number`&&this.announce(this.lost.has(e)?e-1:e)}announce(e){this.dispatchEvent(new CustomEvent(`place`,{detail:e,bubbles:!0,composed:!0}))}};U([B({attribute:!1})],jc.prototype,`distances`,void 0),U([B({attribute:!1})],jc.prototype,`lost`,void 0),U([B({type:Number})],jc.prototype,`place`,void 0),U([V()],jc.prototype,`pointed`,void 0),U([Ne(`.plot`)],jc.prototype,`ground`,void 0),U([Ne(`.probe`)],jc.prototype,`probe`,void 0),jc=U([z(`distance-graph`)],jc);var Mc=class extends R{constructor(...e){super(...e),this.lines=[],this.current=``,this.metric=`stm`}static{this.styles=[H,o`
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
    `]}render(){return this.lines.length<2?F:P`<ul aria-label="Lines on this board">
      ${this.lines.map((e,t)=>this.renderLine(e,t))}
    </ul>`}renderLine(e,t){let n=e===this.current,r=t===0?`Main line`:`Variation ${t}`,i=n?``:`, other from move ${sr(e,this.current,this.metric)+1}`;return P`<li>
      <button class="line" aria-current=${n?`true`:F} @click=${()=>this.say(`choose-line`,e)}>${r}: ${rr(Et(e,this.metric))}${i}</button>
      ${n?F:P`<button aria-label="Remove ${r}" title="Remove" @click=${()=>this.say(`remove-line`,e)}>✕</button>`}
    </li>`}say(e,t){this.dispatchEvent(new CustomEvent(e,{detail:t}))}};U([B({attribute:!1})],Mc.prototype,`lines`,void 0),U([B()],Mc.prototype,`current`,void 0),U([B()],Mc.prototype,`metric`,void 0),Mc=U([z(`line-list`)],Mc);var Nc={stm:`one tile (stm)`,mtm:`one or more tiles of a line (mtm)`},Pc=class extends R{constructor(...e){super(...e),this.metric=`stm`}static{this.styles=[H,o`
      .field {
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        gap: 10px;
      }
    `]}render(){return P`<div class="field">
      <label for="metric">A move slides</label>
      <select id="metric" .value=${this.metric} @change=${this.onChange}>
        ${wt.map(e=>P`<option value=${e} ?selected=${e===this.metric}>${Nc[e]}</option>`)}
      </select>
    </div>`}onChange(e){let t=e.target.value;this.dispatchEvent(new CustomEvent(`metric`,{detail:t}))}};U([B()],Pc.prototype,`metric`,void 0),Pc=U([z(`metric-choice`)],Pc);var Fc=[1,2,4,8,15,30],Ic=class extends R{constructor(...e){super(...e),this.place=0,this.length=0,this.step=``,this.playing=!1,this.speed=4}static{this.styles=[H,o`
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
    `]}willUpdate(e){let t=e.has(`place`)&&this.place>=this.length;this.playing&&(t||e.has(`length`))&&this.pause()}disconnectedCallback(){super.disconnectedCallback(),this.pause()}updated(e){e.has(`playing`)&&this.dispatchEvent(new CustomEvent(`playing`,{detail:this.playing})),(e.has(`playing`)||e.has(`speed`))&&this.dispatchEvent(new CustomEvent(`pace`,{detail:this.playing?1e3/this.speed:1/0}))}render(){let{place:e,length:t}=this,n=e>=t;return P`<div class="bar" role="group" aria-label="Playback">
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
          ${Lc(`M4 4h3v16H4zM20 4v16L8 12z`)}
        </button>
        <button aria-label="Step back" title="Step back" ?disabled=${e===0} @click=${()=>this.go(e-1)}>
          ${Lc(`M17 4v16L6 12z`)}
        </button>
        <button class="primary play" aria-label=${this.playing?`Pause`:`Play`} title=${this.playing?`Pause`:`Play`} ?disabled=${t===0} @click=${this.toggle}>
          ${this.playing?Lc(`M6 4h4v16H6zM14 4h4v16h-4z`):Lc(`M6 3v18l15-9z`)}
        </button>
        <button aria-label="Step forward" title="Step forward" ?disabled=${n} @click=${()=>this.go(e+1)}>
          ${Lc(`M7 4v16l11-8z`)}
        </button>
        <button aria-label="To the end" title="To the end" ?disabled=${n} @click=${()=>this.go(t)}>
          ${Lc(`M4 4v16l12-8zM17 4h3v16h-3z`)}
        </button>
        <select aria-label="Speed, moves in a second" title="Moves in a second" @change=${this.onSpeed}>
          ${Fc.map(e=>P`<option value=${e} ?selected=${e===this.speed}>${e}/s</option>`)}
        </select>
      </div>
    </div>`}pause(){clearInterval(this.timer),this.playing=!1}toggle(){this.playing?this.pause():(this.place>=this.length&&this.announce(0),this.play())}play(){clearInterval(this.timer),this.playing=!0,this.timer=setInterval(()=>this.announce(Math.min(this.length,this.place+1)),1e3/this.speed)}onSpeed(e){this.speed=Number(e.target.value),this.playing&&this.play()}go(e){this.pause(),this.announce(e)}announce(e){this.dispatchEvent(new CustomEvent(`place`,{detail:e,bubbles:!0,composed:!0}))}};U([B({type:Number})],Ic.prototype,`place`,void 0),U([B({type:Number})],Ic.prototype,`length`,void 0),U([B()],Ic.prototype,`step`,void 0),U([V()],Ic.prototype,`playing`,void 0),U([V()],Ic.prototype,`speed`,void 0),Ic=U([z(`playback-bar`)],Ic);function Lc(e){return P`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${e}></path></svg>`}var Rc=2e5,zc=1e6,Bc=10;async function Vc(e){if(e.length>Rc)throw Error(`this link is too long to be a replay`);let t=Kc(await Gc(Wc(Uc(e))));if(t.length>=Bc)throw Error(`this is a replay of the leaderboard, which does not hold its scramble; copy the link of the replay itself`);let[n,r,i,a]=t,o=typeof i==`string`?ct(i):null;if(!o)throw Error(`this replay has no scramble that this page shows (2x2 to 16x16)`);let s=typeof n==`string`?ot(n):null;if(!s||s.length===0)throw Error(`the moves of this replay cannot be read`);if(!Bn(o,`blank-last`,s))throw Error(`the moves of this replay do not solve its scramble`);let c=Vn(a,s.length);return{board:o,slides:s,times:c,milliseconds:c?.[s.length-1]??Hc(r,s.length)}}function Hc(e,t){if(typeof e!=`number`||!(e>0)||!Number.isFinite(e))throw Error(`this replay does not say how long it took`);return Math.round(t*1e6/e)}function Uc(e){let[,t]=/[?&#]r=([^&#\s]*)/.exec(e)??[null,e.trim()];try{return decodeURIComponent(t)}catch{throw Error(`this link was cut or changed on its way: its signs cannot be read`)}}function Wc(e){let t=e.replaceAll(` `,`+`).replaceAll(`-`,`+`).replaceAll(`_`,`/`);try{if(t===``)throw Error();return Uint8Array.from(atob(t),e=>e.charCodeAt(0))}catch{throw Error(`this is no replay link of slidysim`)}}async function Gc(e){let t=new Blob([e]).stream().pipeThrough(new DecompressionStream(`deflate`)).getReader(),n=new TextDecoder,r=``;try{for(;;){let{done:e,value:i}=await t.read();if(e)return r+n.decode();if(r+=n.decode(i,{stream:!0}),r.length>zc)break}}catch{throw Error(`this link was cut or changed on its way: it cannot be unpacked`)}throw await t.cancel().catch(()=>void 0),Error(`this link unpacks to more than any replay has`)}function Kc(e){let t;try{t=JSON.parse(e)}catch{t=null}if(!Array.isArray(t))throw Error(`this link holds no replay`);return t}var qc=class extends R{constructor(...e){super(...e),this.session=!1,this.wrong=``,this.note=``}static{this.styles=[H,o`
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
    `]}render(){return P`<form @submit=${e=>this.onSubmit(e)}>
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
        ${this.session?P`<button name="use" value="add" type="submit">Add to session</button>`:F}
      </div>
      <p id="message" class="message ${this.wrong?`wrong`:`soft`}" role="status">${this.wrong||this.note||`The link is read here; nobody is asked for anything.`}</p>
    </form>`}async onSubmit(e){e.preventDefault();let t=e.submitter?.value===`add`?`add`:`analyse`;try{let e=await Vc(this.field.value);this.field.value=``,this.say(``,t===`add`?`Added.`:``),this.dispatchEvent(new CustomEvent(`replay`,{detail:{replay:e,use:t}}))}catch(e){this.say(e instanceof Error?e.message:String(e))}}say(e,t=``){this.wrong=e,this.note=t}};U([B({type:Boolean})],qc.prototype,`session`,void 0),U([V()],qc.prototype,`wrong`,void 0),U([V()],qc.prototype,`note`,void 0),U([Ne(`input`)],qc.prototype,`field`,void 0),qc=U([z(`replay-form`)],qc);var Jc=[`2x2`,`3x3`,`4x4`,`5x5`,`6x6`,`7x7`,`8x8`,`3x4`,`4x5`,`10x10`,`12x12`,`16x16`].filter(e=>Number(e.split(`x`)[1])<=16),Yc=`other`,Xc=300,Zc=class extends Oe{constructor(...e){super(...e),this.goal=`blank-last`,this.metric=`stm`,this.length=``,this.size=``,this.other=``,this.note=``,this.wrong=``,this.waiting=!1,this.progress={},this.request=null}static{this.styles=[H,o`
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
    `]}disconnectedCallback(){super.disconnectedCallback(),this.request?.abort()}render(){let e=`${this.board.rows}x${this.board.columns}`,t=this.size||e,n=[...new Set([...Jc,e])];return P`<form @submit=${this.onSubmit}>
      <div class="field">
        <label for="size">Size</label>
        <select id="size" @change=${e=>this.size=e.target.value}>
          ${n.map(e=>P`<option value=${e} ?selected=${e===t}>${e.replace(`x`,` × `)}</option>`)}
          <option value=${Yc} ?selected=${t===Yc}>other …</option>
        </select>
        ${t===Yc?P`<input
              aria-label="Rows x columns, each from ${2} to ${16}"
              autocomplete="off"
              maxlength="7"
              placeholder="rows x columns"
              .value=${this.other}
              @input=${e=>this.other=e.target.value}
            />`:F}
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
      ${this.waiting?P`<button type="button" @click=${()=>this.request?.abort()}>Cancel</button>`:P`<button class="primary" type="submit">Scramble</button>`}
      ${this.waiting?P`<div class="bar" aria-hidden="true"><span></span></div>`:F}
      <p id="note" class="message number ${this.wrong?`wrong`:`soft`}" role="status">
        ${this.wrong||(this.waiting?this.progressWords():this.note)||`With a number, the shortest solution has exactly that many moves.`}
      </p>
    </form>`}onSubmit(e){e.preventDefault(),this.scramble()}async scramble(){this.request?.abort();let e=new AbortController;this.request=e,this.wrong=``,this.note=``,this.progress={};let t=setTimeout(()=>this.waiting=!0,Xc),n=e=>this.progress=e;try{let t=await vn(`/api/scramble`,this.wish(),{progress:n},e.signal);this.take(t)}catch(e){Ue(e)?this.note=`Cancelled.`:this.wrong=e instanceof Error?e.message:String(e)}finally{clearTimeout(t),this.request===e&&(this.waiting=!1)}}progressWords(){let{place:e,nodes_generated:t,seconds:n}=this.progress;if(e)return`Waiting, ${e} before this one.`;let r=t?` ${ir(t,`board`)} tried`:``;return`Looking for such a board …${r}${r&&n?`, ${$n(n)}`:``}`}wish(){let e=this.length.trim();return{size:(this.size===Yc?this.other.replace(/\s*[×x*,/ ]\s*/i,`x`).trim():this.size)||`${this.board.rows}x${this.board.columns}`,goal:this.goal,...e&&e!==`any`?{length:e,metric:this.metric}:{}}}take(e){let t=e.boards[0],n=t?ct(t.board):null;if(!t||!n)throw Error(`no board of that length was found in the time that this server allows`);let r=t.length===null?`Any length`:`Exactly ${rr(t.length)}`;this.note=`${r}${e.uniform?``:`, not every such board equally likely (${e.method})`}; seed ${e.seed}.`,this.dispatchEvent(new CustomEvent(`scrambled`,{detail:n}))}};U([B({attribute:!1})],Zc.prototype,`board`,void 0),U([B({attribute:!1})],Zc.prototype,`goal`,void 0),U([B()],Zc.prototype,`metric`,void 0),U([B()],Zc.prototype,`length`,void 0),U([V()],Zc.prototype,`size`,void 0),U([V()],Zc.prototype,`other`,void 0),U([V()],Zc.prototype,`note`,void 0),U([V()],Zc.prototype,`wrong`,void 0),U([V()],Zc.prototype,`waiting`,void 0),U([V()],Zc.prototype,`progress`,void 0),Zc=U([z(`scramble-form`)],Zc);var Qc=[[/[↑⇧⇑⬆🔼]/gu,`U`],[/[↓⇩⇓⬇🔽]/gu,`D`],[/[←⇦⇐⬅◀]/gu,`L`],[/[→⇨⇒➡▶]/gu,`R`]],$c=/[\u{FE0E}\u{FE0F}]/gu;function el(e,t){let n=Qc.reduce((e,[t,n])=>e.replace(t,n),e.replace($c,``)).replace(/\b(up|down|left|right)\b/gi,e=>e[0]).replace(/[,;.|]/g,` `);if(/^[\s\d>-]*\d[\s\d>-]*$/.test(n))return tl(n,t);let r=ot(n);return r?{slides:r}:{wrong:nl(n,e)}}function tl(e,t){let n=[],r=t;for(let[t,i]of(e.match(/\d+/g)??[]).entries()){let e=r.tiles.indexOf(Number(i)),a=e<0?[]:_t(r,e);if(a.length===0)return{wrong:`tile ${i}, number ${t+1} of the solution, cannot move there: it is not in line with the blank`};if(n.length+a.length>1e4)return{wrong:`a solution of more than ${nt} moves is not read`};n.push(...a);for(let e of a)r=mt(r,e)}return{slides:n}}function nl(e,t){let n=e.search(/[^UDLRudlr\d\s]/),r=n<0?``:String.fromCodePoint(e.codePointAt(n));return n>=0?`“${r}” at sign ${t.indexOf(r)+1} is no move; write U, D, L and R for the way a tile goes, with counts, or the numbers of the tiles`:`a count stands after its letter and is from 1 to ${nt}: U2, not 2U`}function rl(e,t,n){let r=e.map(rt),[i,a]=[e,r].map(e=>il(e,t,n));return e.length>0&&a>i?r:null}function il(e,t,n){let r=Ct(t,e);return r.length<=e.length?0:dt(r[r.length-1],ut(t.rows,t.columns,n))?2:1}var al=class extends R{constructor(...e){super(...e),this.moves=``,this.metric=`stm`,this.board=ut(4,4,`blank-last`),this.goal=`blank-last`,this.played=0,this.stuck=0,this.arrives=!1,this.error=null,this.text=``,this.wrong=``}static{this.styles=[H,o`
      :host {
        display: grid;
        gap: 10px;
      }
      textarea {
        min-height: 62px;
      }
    `]}willUpdate(e){e.has(`moves`)&&!this.area?.matches(`:focus`)&&(this.text=this.moves,this.wrong=``)}render(){let e=this.wrong||(this.stuck>0?this.stuckWords():``)||this.error?.message||``,t=this.moves&&!this.wrong&&!this.arrives,n=t?rl(ot(this.moves)??[],this.board,this.goal):null;return P`<div class="field">
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
      ${n?P`<p class="soft">Are these the ways in which the blank goes? Here a letter is the way of the tile.</p>
            <div class="row"><button class="primary" @click=${()=>this.announce(W(n))}>Read as moves of the blank</button></div>`:F}
      <div class="row">
        ${t?P`<button @click=${()=>this.say(`find-board`)}>Use the board these moves solve</button>`:F}
        <button ?disabled=${!this.moves} @click=${()=>this.say(`restart`)}>Start over</button>
      </div>`}stuckWords(){let e=Tt(ot(this.moves)??[],this.metric)[this.played];return`move ${this.played+1} (${e?W(e):`?`}) cannot be played on this board: no tile can go that way`}progressWords(){return this.moves?this.arrives?`${rr(this.played)}, solved.`:`${rr(this.played)}, not solved yet.`:`The analysis begins when the board is solved.`}onInput(){this.text=this.area.value;let e=el(this.text,this.board);this.wrong=`wrong`in e?e.wrong:``,`slides`in e&&this.announce(W(e.slides))}announce(e){this.dispatchEvent(new CustomEvent(`solution`,{detail:e}))}onBlur(){this.wrong||(this.text=this.moves)}say(e){this.dispatchEvent(new CustomEvent(e))}};U([B()],al.prototype,`moves`,void 0),U([B()],al.prototype,`metric`,void 0),U([B({attribute:!1})],al.prototype,`board`,void 0),U([B({attribute:!1})],al.prototype,`goal`,void 0),U([B({type:Number})],al.prototype,`played`,void 0),U([B({type:Number})],al.prototype,`stuck`,void 0),U([B({type:Boolean})],al.prototype,`arrives`,void 0),U([B({attribute:!1})],al.prototype,`error`,void 0),U([V()],al.prototype,`text`,void 0),U([V()],al.prototype,`wrong`,void 0),U([Ne(`textarea`)],al.prototype,`area`,void 0),al=U([z(`solution-form`)],al);var ol={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},sl=e=>(...t)=>({_$litDirective$:e,values:t}),cl=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,t,n){this._$Ct=e,this._$AM=t,this._$Ci=n}_$AS(e,t){return this.update(e,t)}update(e,t){return this.render(...t)}},{I:ll}=L,ul=e=>e,dl=()=>document.createComment(``),fl=(e,t,n)=>{let r=e._$AA.parentNode,i=t===void 0?e._$AB:t._$AA;if(n===void 0)n=new ll(r.insertBefore(dl(),i),r.insertBefore(dl(),i),e,e.options);else{let t=n._$AB.nextSibling,a=n._$AM,o=a!==e;if(o){let t;n._$AQ?.(e),n._$AM=e,n._$AP!==void 0&&(t=e._$AU)!==a._$AU&&n._$AP(t)}if(t!==i||o){let e=n._$AA;for(;e!==t;){let t=ul(e).nextSibling;ul(r).insertBefore(e,i),e=t}}}return n},pl=(e,t,n=e)=>(e._$AI(t,n),e),ml={},hl=(e,t=ml)=>e._$AH=t,gl=e=>e._$AH,_l=e=>{e._$AR(),e._$AA.remove()},vl=(e,t,n)=>{let r=new Map;for(let i=t;i<=n;i++)r.set(e[i],i);return r},yl=sl(class extends cl{constructor(e){if(super(e),e.type!==ol.CHILD)throw Error(`repeat() can only be used in text expressions`)}dt(e,t,n){let r;n===void 0?n=t:t!==void 0&&(r=t);let i=[],a=[],o=0;for(let t of e)i[o]=r?r(t,o):o,a[o]=n(t,o),o++;return{values:a,keys:i}}render(e,t,n){return this.dt(e,t,n).values}update(e,[t,n,r]){let i=gl(e),{values:a,keys:o}=this.dt(t,n,r);if(!Array.isArray(i))return this.ut=o,a;let s=this.ut??=[],c=[],l,u,d=0,f=i.length-1,p=0,m=a.length-1;for(;d<=f&&p<=m;)if(i[d]===null)d++;else if(i[f]===null)f--;else if(s[d]===o[p])c[p]=pl(i[d],a[p]),d++,p++;else if(s[f]===o[m])c[m]=pl(i[f],a[m]),f--,m--;else if(s[d]===o[m])c[m]=pl(i[d],a[m]),fl(e,c[m+1],i[d]),d++,m--;else if(s[f]===o[p])c[p]=pl(i[f],a[p]),fl(e,i[d],i[f]),f--,p++;else if(l===void 0&&(l=vl(o,p,m),u=vl(s,d,f)),l.has(s[d])){if(l.has(s[f])){let t=u.get(o[p]),n=t===void 0?null:i[t];if(n===null){let t=fl(e,i[d]);pl(t,a[p]),c[p]=t}else c[p]=pl(n,a[p]),fl(e,i[d],n),i[t]=null;p++}else _l(i[f]),f--}else _l(i[d]),d++;for(;p<=m;){let t=fl(e,c[m+1]);pl(t,a[p]),c[p++]=t}for(;d<=f;){let e=i[d++];e!==null&&_l(e)}return this.ut=o,hl(e,c),de}}),bl=24,xl=class{constructor(e){this.ground=e,this.presses=new Map,this.over=new Map}begin(e){if(e.button!==0)return;let t=this.ground.board(),n=_t(t,this.cellAt(e,t));this.presses.set(e.pointerId,{x:e.clientX,y:e.clientY,moved:n.length>0}),this.ground.tray().setPointerCapture(e.pointerId),n.length>0&&this.ground.ask(n)}move(e){if(!this.ground.hover())return;let t=e.getCoalescedEvents(),n=[],r=this.ground.board();for(let i of t.length>0?t:[e]){let t=this.isInside(i)?this.cellAt(i,r):-1;if(t===this.over.get(e.pointerId))continue;this.over.set(e.pointerId,t);let a=t<0?[]:_t(r,t);n.push(...a),r=Ct(r,a).at(-1)}n.length>0&&this.ground.ask(n)}end(e){let t=this.presses.get(e.pointerId);if(this.abandon(e),!t||(this.ground.tray().focus({preventScroll:!0}),t.moved||this.ground.hover()))return;let n=Sl(e.clientX-t.x,e.clientY-t.y);n&&mt(this.ground.board(),n)&&this.ground.ask([n])}abandon(e){this.presses.delete(e.pointerId)}leave(e){this.over.delete(e.pointerId)}isInside({clientX:e,clientY:t}){let{left:n,right:r,top:i,bottom:a}=this.ground.tray().getBoundingClientRect();return e>=n&&e<r&&t>=i&&t<a}cellAt(e,t){let n=this.ground.tray().getBoundingClientRect(),r=(e,t,n)=>Math.min(n-1,Math.max(0,Math.floor(e/t*n)));return r(e.clientY-n.top,n.height,t.rows)*t.columns+r(e.clientX-n.left,n.width,t.columns)}};function Sl(e,t){return Math.max(Math.abs(e),Math.abs(t))<=bl?null:Math.abs(e)>Math.abs(t)?e>0?`R`:`L`:t>0?`D`:`U`}var Cl=`input:not([type=checkbox]), select, textarea, ol, [tabindex="0"]`,wl=`input:not([type=checkbox]):not([type=range]), select, textarea`,Tl={ArrowUp:`U`,ArrowDown:`D`,ArrowLeft:`L`,ArrowRight:`R`},El={KeyW:`U`,KeyS:`D`,KeyA:`L`,KeyD:`R`},Dl=class extends R{constructor(...e){super(...e),this.goal=`blank-last`,this.look=ln,this.marks=[],this.pageKeys=!1,this.said=``,this.gesture=new xl({board:()=>this.board,tray:()=>this.tray,hover:()=>this.look.hover,ask:e=>this.ask(e)}),this.onPageKey=e=>{if(!this.pageKeys||e.defaultPrevented||e.shiftKey)return;let t=e.key in Tl?Cl:wl;!e.composedPath().some(e=>e instanceof Element&&e.matches(t))&&this.isInSight()&&this.onKey(e)}}static{this.styles=[H,o`
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
    `]}connectedCallback(){super.connectedCallback(),window.addEventListener(`keydown`,this.onPageKey)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(`keydown`,this.onPageKey)}willUpdate(e){let t=e.get(`board`);e.has(`board`)&&t&&(this.said=kl(t,this.board))}render(){let{rows:e,columns:t,tiles:n}=this.board,r=new Map(gt(this.board).map(e=>[ht(this.board,e),e])),i=Array.from({length:n.length-1},(e,t)=>t+1);return P`
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
        ${yl(i,e=>`${e}/${n.length}`,e=>this.renderTile(e,r.get(e)))}
      </div>
      <p id="rows" class="unseen">${Ol(this.board)}</p>
      <p class="unseen" aria-live="polite">${this.said}</p>
    `}renderTile(e,t){let{columns:n,tiles:r}=this.board,i=r.indexOf(e),a=this.marks.find(t=>t.tile===e),o=ft(e,r.length,this.goal),s=[`tile`,t?`ready`:``,i===o?`home`:``,this.look.picture?`pictured`:``,e>99?`wide`:``],c=`${e}${t??a?`, slides ${at(t??a.slide)}`:``}${a?a.kind===`best`?`, a best move`:`, not a best move`:``}`;return P`<button
      class=${s.join(` `)}
      tabindex="-1"
      data-tile=${e}
      aria-label=${c}
      aria-disabled=${t?`false`:`true`}
      .style=${`--x: ${i%n}; --y: ${Math.floor(i/n)}`}
      @click=${t=>this.onClick(t,e)}
    >
      <span class="face">
        ${this.look.picture?P`<canvas data-home=${o} aria-hidden="true"></canvas>`:F}
        ${this.look.numbers||!this.look.picture?P`<span class="value">${e}</span>`:F}
        ${a?P`<span class="mark ${a.kind} ${a.slide}">${a.kind===`best`?it(a.slide):`✕`}</span>`:F}
      </span>
    </button>`}updated(e){let t=e.get(`board`),n=!t||t.tiles.length!==this.board.tiles.length||t.columns!==this.board.columns,r=this.look.picture;if(r&&(e.has(`look`)||e.has(`goal`)||e.has(`board`)&&n))for(let e of this.tray.querySelectorAll(`canvas`))gn(e,r,Number(e.dataset.home),this.board.rows,this.board.columns)}focus(){this.tray.focus({preventScroll:!0})}onKey(e){let t=Tl[e.key]??(this.look.letters?El[e.code]:void 0);!t||e.altKey||e.ctrlKey||e.metaKey||(e.preventDefault(),ht(this.board,t)!==null&&this.ask([t]))}isInSight(){let{top:e,bottom:t}=this.tray.getBoundingClientRect(),n=(e+t)/2;return n>=0&&n<=window.innerHeight}onClick(e,t){e.detail===0&&this.ask(_t(this.board,this.board.tiles.indexOf(t)))}ask(e){e.length!==0&&this.dispatchEvent(new CustomEvent(`slides`,{detail:e,bubbles:!0,composed:!0}))}};U([B({attribute:!1})],Dl.prototype,`board`,void 0),U([B({attribute:!1})],Dl.prototype,`goal`,void 0),U([B({attribute:!1})],Dl.prototype,`look`,void 0),U([B({attribute:!1})],Dl.prototype,`marks`,void 0),U([B({type:Boolean,attribute:`page-keys`})],Dl.prototype,`pageKeys`,void 0),U([Ne(`.tray`)],Dl.prototype,`tray`,void 0),Dl=U([z(`tile-board`)],Dl);function Ol(e){return lt(e).map((e,t)=>`Row ${t+1}: ${e.map(e=>e===0?`blank`:e).join(` `)}.`).join(` `)}function kl(e,t){if(e.tiles.length!==t.tiles.length)return``;for(let n of gt(e)){let r=ht(e,n);if(t.tiles.indexOf(0)===e.tiles.indexOf(r)&&t.tiles.indexOf(r)===e.tiles.indexOf(0))return`${r} ${at(n)}`}return``}function Al(e,t){return t.tried.find(t=>e.better.includes(t))}function jl(e,t){let n=[e.played,...t.tried].filter(t=>!e.better.includes(t)),r=t.shown||Al(e,t)!==void 0?e.better:[];return[...n.flatMap(t=>Ml(e,t,`wrong`)),...r.flatMap(t=>Ml(e,t,`best`))]}function Ml(e,t,n){let[r,i]=[ct(e.board),ot(t)??[]],a=r&&kt(r,i);return a===null?[]:[{tile:a,slide:i[0],kind:n}]}var Nl=class extends R{static{this.styles=[H,o`
      .card {
        border-color: var(--accent);
      }
      p {
        min-height: 3em;
      }
    `]}render(){let e=Al(this.move,this.attempt);if(this.move.better.length===0)return this.renderSolved();let t=e!==void 0||this.attempt.shown,n=e??this.move.better[0];return P`<section class="card" aria-label="Try again">
      <h2>Move ${this.move.number}: try again</h2>
      <p role="status">${this.renderWords(e)}</p>
      <div class="row">
        ${t?P`<button title="A variation; the line stays" @click=${()=>this.say(`play-on`,n)}>Play on with ${this.name(n)}</button>`:P`<button @click=${()=>this.say(`reveal`)}>Show the better move</button>`}
        <button class=${t?`primary`:``} @click=${()=>this.say(`next-bad`)}>${this.nextWords()}</button>
      </div>
    </section>`}renderSolved(){return P`<section class="card" aria-label="Try again">
      <h2>Move ${this.move.number}</h2>
      <p role="status">The board was solved here already: <b>${this.name(this.move.played)}</b> was one move too many.</p>
      <div class="row"><button @click=${()=>this.say(`next-bad`)}>${this.nextWords()}</button></div>
    </section>`}nextWords(){return this.move.kind?`Next lost move`:`Next bad move`}renderWords(e){let{better:t,played:n,kind:r}=this.move,i=t.map(e=>this.name(e)).join(` or `);return e?P`Yes: <b>${this.name(e)}</b> leads nearer.${t.length>1?P` So does every one of ${i}.`:F}`:this.attempt.shown?P`Better: <b>${i}</b>.`:this.attempt.tried.length>0?P`<b>${this.name(this.attempt.tried[this.attempt.tried.length-1])}</b> ${r?`does not lead nearer either`:`leads away too`}. Another one?`:P`You slid <b>${this.name(n)}</b>, which ${r===`neutral`?`leaves the distance as it was`:`leads away from the goal`}. Slide a better tile on the board.`}name(e){let[t,n]=[ct(this.move.board),ot(e)??[]];return At(t&&kt(t,n),n)}say(e,t){this.dispatchEvent(new CustomEvent(e,{detail:t}))}};U([B({attribute:!1})],Nl.prototype,`move`,void 0),U([B({attribute:!1})],Nl.prototype,`attempt`,void 0),Nl=U([z(`try-again`)],Nl);var Pl=null;function Fl(e,t,n){if(Pl?.board!==e||Pl.text!==t||Pl.metric!==n){let r=ot(t)??[],i=Tt(r,n);Pl={board:e,text:t,metric:n,line:{slides:r,moves:i,boards:Dt(e,i)}}}return Pl.line}var Il={frame:`#2a3547`,tile:`#f8f1e3`,edge:`#c9b994`,number:`#222b3a`,home:`#0a6b63`};function Ll(e){return e.columns*64+20}function Rl(e){return e.rows*64+20}function zl(e,t){return{x:10+t%e.columns*64,y:10+Math.floor(t/e.columns)*64}}function Bl(e){return e>99?20:26}function Vl(e,t,n){return ft(e.tiles[t],e.tiles.length,n)===t}var Hl=3,Ul=2400;async function Wl(e,t,n){let r=Math.min(Hl,Ul/Math.max(Ll(e),Rl(e))),i=document.createElement(`canvas`);i.width=Math.round(Ll(e)*r),i.height=Math.round(Rl(e)*r);let a=i.getContext(`2d`);a.scale(r,r),Kl(a,0,0,Ll(e),Rl(e),10,Il.frame);for(let[r,i]of e.tiles.entries())i!==0&&Gl(a,e,r,t,n);return new Promise((e,t)=>i.toBlob(n=>n?e(n):t(Error(`this browser cannot draw the picture`)),`image/png`))}function Gl(e,t,n,r,i){let{x:a,y:o}=zl(t,n),s=t.tiles[n];if(Kl(e,a+2,o+2,60,60,8,Il.tile,Il.edge),i.picture){let n=ft(s,t.tiles.length,r),c=hn(i.picture,n,t.rows,t.columns);if(e.save(),e.clip(),e.drawImage(i.picture,c.left,c.top,c.side,c.side,a+2,o+2,60,60),e.restore(),!i.numbers)return}let c=Bl(s);e.font=`600 ${c}px system-ui, sans-serif`,e.textAlign=`center`,e.fillStyle=Vl(t,n,r)?Il.home:Il.number,e.lineWidth=5,e.strokeStyle=Il.tile,i.picture&&e.strokeText(String(s),a+32,o+32+c*.36),e.fillText(String(s),a+32,o+32+c*.36)}function Kl(e,t,n,r,i,a,o,s){e.beginPath(),e.roundRect(t,n,r,i,a),e.fillStyle=o,e.fill(),s&&(e.lineWidth=1,e.strokeStyle=s,e.stroke())}var ql=.3,Jl=1,Yl=2,Xl=.7;function Zl(e,t){let n=e.tiles.map((n,r)=>n===0?``:eu(e,r,Vl(e,r,t)?Il.home:Il.number,``));return $l(e,`Sliding puzzle, ${e.rows} by ${e.columns}`,n)}function Ql(e,t){let n=tu(e,t),r=e.tiles.map((t,r)=>t===0?``:eu(e,r,Il.number,n.get(t)??``));return $l(e,`Sliding puzzle, ${e.rows} by ${e.columns}, solved in ${rr(t.length)}`,r)}function $l(e,t,n){let[r,i]=[Ll(e),Rl(e)];return`<svg xmlns="http://www.w3.org/2000/svg" width="${r}" height="${i}" viewBox="0 0 ${r} ${i}" role="img">
<title>${t}</title>
<rect width="${r}" height="${i}" rx="10" fill="${Il.frame}"/>
<g font-family="system-ui, sans-serif" font-weight="600" text-anchor="middle">
${n.filter(e=>e!==``).join(`
`)}
</g>
</svg>
`}function eu(e,t,n,r){let{x:i,y:a}=zl(e,t),o=e.tiles[t],[s,c,l]=[60,32,Bl(o)];return`<g transform="translate(${i} ${a})"><rect x="2" y="2" width="${s}" height="${s}" rx="8" fill="${Il.tile}" stroke="${Il.edge}"/><text x="${c}" y="${c+l*.36}" font-size="${l}" fill="${n}">${o}</text>${r}</g>`}function tu(e,t){let n=Jl+t.length*ql+Yl,r=Ct(e,t),i=new Map,a=t=>Object.values(zl(e,t)).join(` `);return t.forEach((e,t)=>{let o=r[t],s=o?pt(o,e):null;if(!o||s===null)return;let c=o.tiles[s],l=i.get(c)??{times:[0],places:[a(s)]},u=Jl+t*ql;l.times.push(u/n,(u+Xl*ql)/n),l.places.push(a(s),a(o.tiles.indexOf(0))),i.set(c,l)}),new Map([...i].map(([e,{times:t,places:r}])=>[e,nu([...t,1],[...r,r[r.length-1]],n)]))}function nu(e,t,n){let r=e.map(e=>String(Number(e.toFixed(6)))).join(`;`);return`<animateTransform attributeName="transform" type="translate" dur="${Number(n.toFixed(2))}s" repeatCount="indefinite" keyTimes="${r}" values="${t.join(`;`)}"/>`}function ru(e,t,n,r){let i=e.scramble.split(`/`).map(t=>`    ${t.split(` `).map(t=>t.padStart(iu(e))).join(` `)}`),a=Xn(e),o=e.neutral===void 0?`bad move`:`lost move`,s=a.length===0?[]:[``,`${ir(a.length,o)}:`,...a.map(t=>`    ${au(e,t)}`)],c=e.distances.map(e=>e??`?`).join(` `);return[`Analysis of a solution of ${ir(e.played,`move`)}`,``,...i,``,`Goal: ${e.goal}`,`Moves: ${t}`,``,...n.filter(e=>e!==``),...s,``,`Distance to go after each move: ${c}`,``,r,``].join(`
`)}function iu(e){return Math.max(...e.scramble.split(/[ /]/).map(e=>e.length))}function au(e,t){let n=ct(t.board),r=e=>{let t=ot(e)??[];return jt(n&&kt(n,t),t)},[i,a]=[e.distances[t.number-1],e.distances[t.number]],o=t.better.length>0?`; better: ${t.better.map(r).join(` or `)}`:``,s=Yn(t)===`neutral`?` (neutral)`:``;return`${t.number}. ${r(t.played)}${s}, from ${i??`?`} to ${a??`?`} to go${o}`}var ou=1e4;function su(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),ou)}function cu(e,t){return new Blob([e],{type:t})}var lu=class extends Oe{constructor(...e){super(...e),this.slides=[],this.goal=`blank-last`,this.look=ln,this.analysis=null,this.words=[],this.wrong=``}static{this.styles=H}render(){return P`<section class="card" aria-labelledby="share-title">
      <h2 id="share-title">Save and share</h2>
      <div class="row">
        <button @click=${this.onPng}>Board as PNG</button>
        <button @click=${()=>su(`loyd-board.svg`,cu(Zl(this.board,this.goal),`image/svg+xml`))}>Board as SVG</button>
        <button ?disabled=${this.slides.length===0} @click=${()=>su(`loyd-solution.svg`,cu(Ql(this.start,this.slides),`image/svg+xml`))}>
          Solution as moving SVG
        </button>
        ${this.analysis?P`<button @click=${()=>this.onReport(this.analysis)}>Analysis as text</button>`:F}
      </div>
      ${this.wrong?P`<p class="message wrong" role="alert">${this.wrong}</p>`:F}
    </section>`}async onPng(){try{su(`loyd-board.png`,await Wl(this.board,this.goal,this.look)),this.wrong=``}catch(e){this.wrong=e instanceof Error?e.message:String(e)}}onReport(e){su(`loyd-analysis.txt`,cu(ru(e,W(this.slides),this.words,location.href),`text/plain`))}};U([B({attribute:!1})],lu.prototype,`board`,void 0),U([B({attribute:!1})],lu.prototype,`start`,void 0),U([B({attribute:!1})],lu.prototype,`slides`,void 0),U([B({attribute:!1})],lu.prototype,`goal`,void 0),U([B({attribute:!1})],lu.prototype,`look`,void 0),U([B({attribute:!1})],lu.prototype,`analysis`,void 0),U([B({attribute:!1})],lu.prototype,`words`,void 0),U([V()],lu.prototype,`wrong`,void 0),lu=U([z(`share-card`)],lu);var uu=a(`(max-width: 860px) and (not ((orientation: landscape) and (min-width: 640px) and (max-height: 560px)))`),du=o`
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
  @media ${uu} {
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
`;function fu(e){return Number.isFinite(e)?`--pace: ${e}ms`:``}var pu=class extends Oe{constructor(...e){super(...e),this.look=ln,this.wrong=``}static{this.styles=[H,o`
      .option {
        display: flex;
        gap: 8px;
        align-items: center;
        min-height: 32px;
      }
      .option input {
        flex: none;
      }
    `]}render(){return P`<div class="field">
      <div class="row">
        <input id="file" class="unseen" type="file" accept="image/*" tabindex="-1" aria-label="Picture file" @change=${this.onFile} />
        <button @click=${()=>this.file.click()}>${this.look.picture?`Another picture …`:`Own picture on the tiles …`}</button>
        ${this.look.picture?P`<button @click=${()=>this.announce({...this.look,picture:null,numbers:!0})}>Numbers only</button>
              <label class="row"
                ><input type="checkbox" .checked=${this.look.numbers} @change=${e=>this.announce({...this.look,numbers:mu(e)})} /> numbers too</label
              >`:F}
      </div>
      <label class="option" title="A tile in line with the blank moves as soon as the pointer is over it; a finger that is drawn over the board does the same"
        ><input type="checkbox" .checked=${this.look.hover} @change=${e=>this.announce({...this.look,hover:mu(e)})} /> tiles move under the
        pointer, without a press</label
      >
      <label class="option" title="By their place on the keyboard; not while you type"
        ><input type="checkbox" .checked=${this.look.letters} @change=${e=>this.announce({...this.look,letters:mu(e)})} /> the keys W, A, S
        and D move tiles</label
      >
      <p class="message ${this.wrong?`wrong`:`soft`}" role="status">${this.wrong||`A picture stays in this browser, which keeps it for your next visit.`}</p>
    </div>`}async onFile(){let e=this.file.files?.[0];if(e){try{let t=await mn(e);this.wrong=``,this.announce({...this.look,picture:t})}catch(e){this.wrong=e instanceof Error?e.message:String(e)}this.file.value=``}}announce(e){this.dispatchEvent(new CustomEvent(`look`,{detail:e,bubbles:!0,composed:!0}))}};U([B({attribute:!1})],pu.prototype,`look`,void 0),U([V()],pu.prototype,`wrong`,void 0),U([Ne(`input[type=file]`)],pu.prototype,`file`,void 0),pu=U([z(`look-form`)],pu);function mu(e){return e.target.checked}var hu=class extends R{constructor(...e){super(...e),this.phase=`idle`,this.slow=!1,this.answer=null,this.error=null,this.progress={},this.bounds={lower:0,upper:null,moves:null},this.more=!1,this.pair=[0,0],this.reachable=null,this.moves=``,this.metric=`stm`}static{this.styles=[H,o`
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
    `]}render(){return P`<section class="card" aria-label="Answer">${this.renderInside()}</section>`}renderInside(){return this.phase===`running`&&this.slow?this.renderRunning():this.phase===`cancelled`?this.renderCancelled():this.phase===`failed`&&this.error?this.renderFailed(this.error):this.answer?this.renderAnswer(this.answer):P`<p class="soft" role="status">Solving …</p>`}renderAnswer(e){let t=e.status===`limit`&&!_u(this.bounds);return P`
      ${this.renderHead(vu(this.bounds),this.renderBadge(e))}
      <p class="soft number">
        ${$n(e.seconds)}, ${ir(e.nodes_generated,`node`)}, ${e.search} with ${e.heuristic}
      </p>
      ${e.first_moves&&e.first_moves.length>0?this.renderFirst(e.first_moves):F}
      ${t?P`<div class="row"><span class="soft">${this.shownWords()}</span>${this.more?P`<button @click=${()=>this.say(`longer`)}>Search longer</button>`:F}</div>`:F}
      ${this.renderNotation()}
    `}renderRunning(){let e=this.bounds.upper!==null&&this.moves!==``;return P`
      <search-progress .progress=${this.progress}></search-progress>
      ${e?P`${this.renderSoFar()} ${this.renderNotation()}`:F}
    `}renderSoFar(){return _u(this.bounds)?P`${this.renderHead(vu(this.bounds),gu)}
        <p class="soft">Looking for every best first move.</p>`:P`${this.renderHead(vu(this.bounds),P`<span class="badge open">best so far</span>`)}
      <p class="soft">${this.shownWords()}</p>`}renderHead(e,t){return P`<div class="row" role="status"><span class="length number">${e}</span> ${t}</div>`}renderNotation(){return this.moves?P`<div class="notation">
      <span class="mono" tabindex="0" role="group" aria-label="Solution in notation">${this.moves}</span><copy-button .text=${()=>this.moves}></copy-button>
    </div>`:F}renderBadge(e){return this.bounds.upper===0?F:_u(this.bounds)?gu:e.status===`limit`?P`<span class="badge open">limit reached</span>`:P`<span class="badge open">not proved shortest</span>`}shownWords(){let e=Et(this.moves,this.metric);return e===this.bounds.upper?`The best solution known is shown.`:`A solution of ${rr(e)} is shown.`}renderFirst(e){return P`<div class="row first" role="group" aria-label="Best first moves">
      <span class="soft">${e.length===1?`The only best first move`:ir(e.length,`equally good first move`)}</span>
      ${e.map(({move:e,tile:t})=>{let n=ot(e)??[];return P`<button aria-label="Slide ${jt(t,n)}" @click=${()=>this.dispatchEvent(new CustomEvent(`first`,{detail:n}))}>
          ${At(t,n)}
        </button>`})}
    </div>`}renderCancelled(){let{lower:e,upper:t}=this.bounds,n=P`<div class="row"><button class="primary" @click=${()=>this.say(`again`)}>Solve</button></div>`;return t===null||!this.moves?P`${this.renderHead(`Cancelled`,F)}
        <p class="soft">${e>0?`Every solution has at least ${rr(e)}; that much was proved.`:`Nothing was proved yet.`}</p>
        ${n}`:P`${this.renderHead(vu(this.bounds),_u(this.bounds)?gu:P`<span class="badge open">cancelled</span>`)}
      <p class="soft">${this.shownWords()}</p>
      ${n} ${this.renderNotation()}`}renderFailed(e){return e.kind===`unsolvable`?P`<div class="row" role="status"><span class="length">No solution</span></div>
        <p>A slide never changes a board's parity, and this board's differs from the goal's: two tiles are the wrong way round.</p>
        <div class="row">
          <button class="primary" @click=${()=>this.say(`exchange`)}>Exchange ${this.pair[0]} and ${this.pair[1]}</button>
          ${this.reachable?P`<button @click=${()=>this.say(`other-goal`)}>Solve it to ${this.reachable===`blank-first`?`blank first: 0 1 2 3 …`:`blank last: 1 2 3 … 0`}</button>`:F}
        </div>`:P`<div class="row" role="status"><span class="length">No answer</span></div>
      <p class="message wrong" role="alert">${e.message}</p>
      <div class="row"><button class="primary" @click=${()=>this.say(`again`)}>Try again</button></div>`}say(e){this.dispatchEvent(new CustomEvent(e))}};U([B()],hu.prototype,`phase`,void 0),U([B({type:Boolean})],hu.prototype,`slow`,void 0),U([B({attribute:!1})],hu.prototype,`answer`,void 0),U([B({attribute:!1})],hu.prototype,`error`,void 0),U([B({attribute:!1})],hu.prototype,`progress`,void 0),U([B({attribute:!1})],hu.prototype,`bounds`,void 0),U([B({type:Boolean})],hu.prototype,`more`,void 0),U([B({attribute:!1})],hu.prototype,`pair`,void 0),U([B({attribute:!1})],hu.prototype,`reachable`,void 0),U([B()],hu.prototype,`moves`,void 0),U([B()],hu.prototype,`metric`,void 0),hu=U([z(`solve-answer`)],hu);var gu=P`<span class="badge proved">✓ shortest, proved</span>`;function _u({lower:e,upper:t}){return e===t}function vu(e){let{lower:t,upper:n}=e;return n===0?`Solved`:n===null?`at least ${rr(t)}`:_u(e)?rr(n):P`${rr(n)}<span class="least">, at least ${t}</span>`}var yu=10,bu=.2,xu=class extends Oe{constructor(...e){super(...e),this.timeLimit=yu,this.provisional=null,this.solving=new Jn(this,{answered:e=>this.onAnswer(e),progress:({lower_bound:e,place:t})=>{this.learn({lower:e??0}),t&&this.solveQuickly()},solution:({lower_bound:e,moves:t})=>this.onSolution(e,t)}),this.quick=null,this.pace=1/0}static{this.styles=[H,du,o`
      .moves {
        min-height: 3.2rem;
      }
      /* On a phone a new scramble is at hand, and what is needed rarely comes last. */
      @media ${uu} {
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
    `]}disconnectedCallback(){super.disconnectedCallback(),this.quick?.abort()}willUpdate(e){let t=e.get(`state`);if(!e.has(`state`)||(this.arrives()&&this.learn({moves:this.state.moves}),t&&t.goal===this.state.goal&&t.metric===this.state.metric&&dt(t.board,this.state.board)))return;let n=this.memory.solved.get(this.key());n?this.solving.recall(n):(this.showBest(),this.solve(yu))}render(){let{board:e,goal:t,metric:n}=this.state,{slides:r,moves:i,boards:a}=this.line(),o=Math.min(this.state.place,a.length-1),s=a[o],c=e=>J(this,{place:e.detail},`none`);return P`<div class="columns">
      <section class="stage" aria-label="Board and playback">
        <tile-board
          page-keys
          .board=${s}
          .goal=${t}
          .look=${this.look}
          .style=${fu(this.pace)}
          .marks=${o===0?this.marks():[]}
          @slides=${e=>this.onSlides(s,o,e.detail)}
        ></tile-board>
        <playback-bar
          .place=${o}
          .length=${i.length}
          .step=${Su(a,i,o)}
          @place=${c}
          @pace=${e=>this.pace=e.detail}
        ></playback-bar>
        <section class="card list" aria-labelledby="moves-title">
          <h2 id="moves-title">Moves</h2>
          <div class="moves">
            ${i.length>0?P`<move-list
                  .boards=${a}
                  .moves=${i}
                  .place=${o}
                  @place=${c}
                ></move-list>`:P`<p class="soft">${this.bounds().upper===0?`The board is solved.`:`The moves of the solution are listed here.`}</p>`}
          </div>
        </section>
      </section>
      <div class="side">
        <metric-choice .metric=${n} @metric=${e=>J(this,{metric:e.detail,place:0},`step`)}></metric-choice>
        <solve-answer
          .metric=${n}
          .phase=${this.solving.phase}
          .slow=${this.solving.slow}
          .answer=${this.solving.answer}
          .error=${this.solving.error}
          .progress=${this.solving.progress}
          .bounds=${this.bounds()}
          .moves=${this.state.moves}
          .more=${this.timeLimit===yu}
          .pair=${vt(e)}
          .reachable=${xt(e,bt(t))?bt(t):null}
          @other-goal=${()=>this.begin({goal:bt(t)})}
          @exchange=${()=>this.begin({board:yt(e,vt(e))})}
          @cancel=${()=>this.solving.cancel()}
          @again=${()=>this.solve(yu)}
          @longer=${()=>this.solve(1/0)}
          @first=${t=>this.onSlides(e,0,t.detail)}
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
    </div>`}solve(e){let{board:t,goal:n,metric:r}=this.state;this.timeLimit=e,this.quick?.abort(),this.quick=null;let i=xn(e).then(e=>({board:G(t),goal:n,metric:r,time:e,first_moves:!0}));this.solving.start(`/api/solve`,i)}async solveQuickly(){if(this.quick)return;let e=new AbortController;this.quick=e;let{board:t,goal:n,metric:r}=this.state;try{let{lower_bound:i,moves:a}=await _n(`/api/solve`,{board:G(t),goal:n,metric:r,time:bu},e.signal);this.quick===e&&a!==null&&this.onSolution(i??0,a)}catch{}}onSolution(e,t){this.learn({lower:e,moves:t}),this.showBest();let{board:n,goal:r,metric:i}=this.state;this.memory.boundsOf(G(n),r,i).moves===t&&(this.provisional=t),this.requestUpdate()}line(){return Fl(this.state.board,this.state.moves,this.state.metric)}lengthOf(e){return Et(e,this.state.metric)}marks(){return((this.solving.phase===`done`||this.solving.phase===`running`&&!this.solving.slow?this.solving.answer?.first_moves:void 0)??[]).map(({move:e,tile:t})=>({tile:t,slide:e[0],kind:`best`}))}arrives(){let{board:e,goal:t}=this.state,{moves:n,boards:r}=this.line(),i=r[r.length-1];return r.length===n.length+1&&dt(i,ut(e.rows,e.columns,t))}key(){return q(G(this.state.board),this.state.goal,this.state.metric)}learn(e){this.memory.learn(G(this.state.board),this.state.goal,e,this.state.metric)}bounds(){let{phase:e,slow:t,answer:n}=this.solving,{board:r,goal:i,metric:a}=(e===`running`&&!t?n:null)??this.state;return this.memory.boundsOf(typeof r==`string`?r:G(r),i,a)}onAnswer(e){this.memory.solved.set(this.key(),e),this.learn({lower:e.lower_bound,upper:e.upper_bound,moves:e.moves}),this.showBest(),this.state.moves===this.provisional&&this.state.place===0&&e.moves&&this.lengthOf(e.moves)<=this.lengthOf(this.state.moves)&&J(this,{moves:e.moves},`none`)}showBest(){let{board:e,goal:t,metric:n}=this.state,{moves:r}=this.memory.boundsOf(G(e),t,n);if(r===null||this.arrives()&&this.lengthOf(this.state.moves)<=this.lengthOf(r))return;let i=this.arrives()&&this.state.place>0&&this.state.place>=this.line().moves.length;J(this,{moves:r,place:i?this.lengthOf(r):0},`none`)}onSlides(e,t,n){let r=Ct(e,n),i=this.line().moves.slice(t).flat(),a=n.every((e,t)=>i[t]===e);J(this,{board:r[r.length-1],moves:a?W(i.slice(n.length)):``,place:0},`hand`)}begin(e){J(this,{...e,moves:``,place:0},`step`)}};U([B({attribute:!1})],xu.prototype,`state`,void 0),U([B({attribute:!1})],xu.prototype,`look`,void 0),U([B({attribute:!1})],xu.prototype,`memory`,void 0),U([V()],xu.prototype,`pace`,void 0),xu=U([z(`solve-view`)],xu);function Su(e,t,n){let r=t[n-1],i=e[n-1];return r&&i?jt(kt(i,r),r):``}var Cu=class extends Oe{constructor(...e){super(...e),this.attempt=null,this.playing=!1,this.pace=1/0,this.lost={answer:null,kinds:new Map},this.asking=new Jn(this,{answered:e=>this.onAnswer(e)})}static{this.styles=[H,du,o`
      /* On a phone the question stands where the fingers are. */
      @media ${uu} {
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
    `]}willUpdate(e){let t=e.get(`state`);if(!e.has(`state`))return;let{board:n,goal:r,moves:i,metric:a}=this.state;if(t&&t.goal===r&&t.moves===i&&t.metric===a&&dt(t.board,n))return;this.attempt=null;let o=this.memory.analysed.get(this.key());this.arrives()&&this.memory.learn(G(n),r,{moves:i},a),o?this.asking.recall(o):this.arrives()?this.analyse(!0):this.asking.phase!==`idle`&&this.asking.reset()}render(){let{board:e,goal:t,metric:n}=this.state,{moves:r,boards:i}=this.line(),a=Math.min(this.state.place,i.length-1),o=i[a],s=this.asking.answer,c=this.memory.boundsOf(s?.scramble??G(e),t,n),l=this.trying(a),u=l&&this.attemptAt(l),d=this.lostOf(s),f=e=>J(this,{place:e.detail},`none`);return P`<div class="columns">
      <section class="stage" aria-label="Board and playback">
        <tile-board
          page-keys
          .board=${o}
          .goal=${t}
          .look=${this.look}
          .style=${fu(this.pace)}
          .marks=${l&&u?jl(l,u):[]}
          @slides=${e=>this.onSlides(a,e.detail)}
        ></tile-board>
        <playback-bar
          .place=${a}
          .length=${i.length-1}
          .step=${Su(i,r,a)}
          @place=${f}
          @playing=${e=>this.playing=e.detail}
          @pace=${e=>this.pace=e.detail}
        ></playback-bar>
        ${s?P`<distance-graph .distances=${s.distances} .lost=${d} .place=${a} @place=${f}></distance-graph>`:F}
      </section>
      <div class="side">
        <metric-choice .metric=${n} @metric=${e=>J(this,{metric:e.detail,place:0},`step`)}></metric-choice>
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
        ${l&&u?P`<try-again
              .move=${l}
              .attempt=${u}
              @play-on=${e=>this.playOn(a,ot(e.detail)??[])}
              @reveal=${()=>this.attempt={...u,shown:!0}}
              @next-bad=${()=>this.onNextBad(l.number)}
            ></try-again>`:F}
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
            .lines=${or(this.lines(),this.state.moves)}
            .current=${this.state.moves}
            .metric=${n}
            @choose-line=${e=>this.onLine(e.detail)}
            @remove-line=${e=>this.onRemoveLine(e.detail)}
          ></line-list>
          ${r.length>0?P`<move-list .boards=${i} .moves=${r} .place=${a} .lost=${d} @place=${f}></move-list>`:F}
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
        <share-card .board=${o} .start=${e} .slides=${r.slice(0,i.length-1).flat()} .goal=${t} .look=${this.look} .analysis=${s} .words=${s?vr(s,c):[]}></share-card>
      </div>
    </div>`}line(){return Fl(this.state.board,this.state.moves,this.state.metric)}arrives(){let{board:e,goal:t}=this.state,{moves:n,boards:r}=this.line(),i=r[r.length-1];return n.length>0&&r.length===n.length+1&&dt(i,ut(e.rows,e.columns,t))}lostOf(e){return this.lost.answer!==e&&(this.lost={answer:e,kinds:new Map(Xn(e).map(e=>[e.number,Yn(e)]))}),this.lost.kinds}analyse(e){let{board:t,goal:n,moves:r,metric:i}=this.state,a=G(ut(t.rows,t.columns,n)),o=e?{scramble:G(t),goal:n}:{goal:a};this.asking.start(`/api/analyze`,{...o,solution:r,metric:i})}onAnswer(e){let t=ct(e.scramble),{goal:n,metric:r}=this.state,{scramble:i,lower_bound:a,upper_bound:o}=e;this.memory.learn(i,n,{lower:a,upper:o},r),this.memory.analysed.set(q(i,n,r,this.state.moves),e),this.memory.lastAnalysis={...this.state,board:t??this.state.board},t&&!dt(t,this.state.board)&&J(this,{board:t,place:0},`step`)}trying(e){if(!this.playing)return Xn(this.asking.answer).find(t=>t.number===e+1)}attemptAt(e){return this.attempt?.number===e.number?this.attempt:{number:e.number,tried:[],shown:!1}}onSlides(e,t){let n=Tt(t,this.state.metric),r=this.trying(e);if(r){let e=this.attemptAt(r);this.attempt={...e,tried:[...e.tried,W(n[0])]}}else this.playOn(e,t)}playOn(e,t){let n=Tt(t,this.state.metric),r=this.line().moves;if(n.every((t,n)=>W(t)===W(r[e+n]??[]))){J(this,{place:e+n.length},`none`);return}r.length>e&&this.keepLine();let i=[...r.slice(0,e).flat(),...t];J(this,{moves:W(i),place:Tt(i,this.state.metric).length},`hand`)}renderLastAnalysis(){let e=this.memory.lastAnalysis;if(!e||this.state.moves!==``||dt(e.board,this.state.board))return F;let{rows:t,columns:n}=e.board;return P`<div class="row">
      <button @click=${()=>J(this,e,`step`)}>Back to the analysis of ${rr(Et(e.moves,e.metric))} on ${t} × ${n}</button>
    </div>`}lines(){return this.memory.lines.get(this.boardKey())??[]}keepLine(){this.memory.lines.set(this.boardKey(),or(this.lines(),this.state.moves))}onLine(e){this.keepLine(),J(this,{moves:e,place:Math.min(this.state.place,sr(e,this.state.moves,this.state.metric))},`step`)}onRemoveLine(e){this.memory.lines.set(this.boardKey(),this.lines().filter(t=>t!==e)),this.requestUpdate()}onReplay({replay:e}){this.begin({board:e.board,goal:`blank-last`,moves:W(e.slides)},`step`)}begin(e,t){this.arrives()&&this.keepLine(),J(this,{...e,place:0},t)}boardKey(){return q(G(this.state.board),this.state.goal)}key(){return q(G(this.state.board),this.state.goal,this.state.metric,this.state.moves)}onNextBad(e){let t=Xn(this.asking.answer),n=t.find(t=>t.number>e)??t[0];n&&J(this,{place:n.number-1},`none`)}};U([B({attribute:!1})],Cu.prototype,`state`,void 0),U([B({attribute:!1})],Cu.prototype,`look`,void 0),U([B({attribute:!1})],Cu.prototype,`memory`,void 0),U([V()],Cu.prototype,`attempt`,void 0),U([V()],Cu.prototype,`playing`,void 0),U([V()],Cu.prototype,`pace`,void 0),Cu=U([z(`analyse-view`)],Cu);var wu=class extends R{constructor(...e){super(...e),this.heading=``,this.bars=[],this.tick=String}static{this.styles=[H,o`
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
    `]}render(){let{low:e,decades:t}=this.scale(),n=n=>Math.min(1,Math.max(0,(Math.log10(Math.max(n,1e-9))-e)/t));return P`<figure>
      <figcaption>${this.heading}</figcaption>
      <ul .style=${`--decades: ${t}`}>
        ${this.bars.map(e=>P`<li>
            <span class="name">${e.label}</span>
            <span class="lane" aria-hidden="true"><span class=${e.complete?``:`open`} .style=${`--part: ${n(e.value)}`}></span></span>
            <span class="value number">${e.complete?``:`> `}${e.text}</span>
          </li>`)}
      </ul>
      <div class="axis" aria-hidden="true">
        <div class="scale"><span>${this.tick(10**e)}</span><span>${this.tick(10**(e+t))}</span></div>
      </div>
      <p class="soft">Each line to the right is ten times as much.</p>
    </figure>`}scale(){let e=this.bars.map(e=>Math.log10(Math.max(e.value,1e-9))),t=Math.floor(Math.min(...e)-.1);return{low:t,decades:Math.max(1,Math.ceil(Math.max(...e))-t)}}};U([B()],wu.prototype,`heading`,void 0),U([B({attribute:!1})],wu.prototype,`bars`,void 0),U([B({attribute:!1})],wu.prototype,`tick`,void 0),wu=U([z(`bar-chart`)],wu);function Tu(e){let t=e==null?``:String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll(`"`,`""`)}"`:t}function Eu(e){return e.map(e=>e.map(Tu).join(`,`)+`\r
`).join(``)}function Du(e){let t=[],n=[];for(let[r,i,a,o]of e.replace(/^\uFEFF/,``).matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/g))(r!==``||n.length!==0)&&(n.push(i===void 0?a:i.replaceAll(`""`,`"`)),o!==`,`&&(n.some(e=>e!==``)&&t.push(n),n=[]));return t}var Ou=[`board`,`goal`,`heuristic`,`search`,`status`,`length`,`lower_bound`,`upper_bound`,`nodes_generated`,`nodes_expanded`,`seconds`,`setup_seconds`,`error`];function ku(e,t,n){return Eu([Ou,...n.map(n=>{let r={...n.answer,board:e,goal:t,heuristic:n.heuristic,search:n.search};return r.status=n.answer?.status??n.phase,r.error=n.message,Ou.map(e=>r[e])})])}var Au=class{constructor(e){this.host=e,this.values=new Map,this.request=null,e.addController(this)}hostDisconnected(){this.request?.abort()}async show(e,t){this.request?.abort();let n=new AbortController;this.request=n,this.values=new Map;try{let{estimates:r}=await _n(`/api/estimate`,{board:G(e),goal:t},n.signal);this.values=new Map(r.flatMap(({heuristic:e,value:t})=>t===null?[]:[[e,t]])),this.host.requestUpdate()}catch{}}};function ju(e){return e===void 0?`–`:String(Number(e.toFixed(1)))}var Mu={auto:`The best for the board`,misplaced:`Misplaced tiles`,md:`Manhattan distance`,"md+lc":`Manhattan distance and linear conflict`,"md+paper-lc":`Manhattan distance and the paper’s linear conflict`,wd:`Walking distance`,"wd,md+lc":`Walking distance or linear conflict, the larger`,hh:`The paper’s hybrid`,"pdb:5-5-5":`Pattern databases of 5, 5 and 5 tiles`,"pdb:6-6-3-best":`Pattern databases of 6, 6 and 3 tiles`,"pdb:7-8":`Pattern databases of 7 and 8 tiles`,ida:`Iterative deepening A*`,kernel:`Iterative deepening A*, built for speed`,astar:`A*`,bidirectional:`A* from both ends`,dibbs:`From both ends, bounds that help each other`,ua:`The paper’s A*`,ba:`The paper’s bidirectional A*`,"ba-deepest":`The paper’s bidirectional A*, deepest first`,beam:`Wider and wider beams`};function Nu(e,t){let n=(t.find(t=>t.name===e)?.help??``).split(/[:,(]/)[0].trim();return Mu[e]??(n===``?e:n[0].toUpperCase()+n.slice(1))}var Pu=[`Heuristic`,`Search`,`Estimate`,`Result`,`Moves`,`Generated`,`Expanded`,`Time`,`Nodes/s`],Fu=[`Heuristic`,`Search`,`Result`],Iu=class extends R{constructor(...e){super(...e),this.runs=[],this.estimates=new Map,this.heuristics=[],this.searches=[],this.order=null,this.more=!1,this.resized=new ResizeObserver(()=>this.look())}static{this.styles=[H,o`
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
    `]}disconnectedCallback(){super.disconnectedCallback(),this.resized.disconnect()}firstUpdated(){this.resized.observe(this.scroller)}updated(e){e.has(`runs`)&&this.look()}render(){return P`${this.more?P`<p class="hint soft" aria-hidden="true">The table goes on to the right →</p>`:F}
      <div class=${this.more?`scroll more`:`scroll`} tabindex="0" role="region" aria-label="Results" @scroll=${this.look}>
        <table>
          <thead>
            <tr>
              ${Pu.map(e=>this.renderTitle(e))}
            </tr>
          </thead>
          <tbody>
            ${this.sorted().map(e=>this.renderRun(e))}
          </tbody>
        </table>
      </div>`}renderTitle(e){let t=this.order?.column===e,n=t?this.order.descending?`descending`:`ascending`:F,r=t?this.order.descending?`▾`:`▴`:``;return P`<th scope="col" class=${Fu.includes(e)?``:`right`} aria-sort=${n}>
      <button title="Sort by this column" @click=${()=>this.sortBy(e)}>${e}<span aria-hidden="true">${r}</span></button>
    </th>`}renderRun(e){let t=e.answer?.heuristic??e.heuristic,n=e.answer?.search??e.search;return P`<tr>
      <th scope="row">${Nu(e.heuristic,this.heuristics)}<span class="really">${Ru(e.heuristic,t)}</span></th>
      <td>${Nu(e.search,this.searches)}<span class="really">${Ru(e.search,n)}</span></td>
      <td class="right">${ju(this.estimates.get(t)??this.estimates.get(e.heuristic))}</td>
      ${zu(e)}
    </tr>`}sortBy(e){let t=this.order?.column===e;this.order=t?this.order.descending?null:{column:e,descending:!0}:{column:e,descending:!1}}sorted(){if(!this.order)return this.runs;let{column:e,descending:t}=this.order,n=t?-1:1,r=this.runs.map(t=>({run:t,value:Lu(t,e,this.estimates)}));return r.sort((e,t)=>e.value===null||t.value===null?Number(e.value===null)-Number(t.value===null):n*(typeof e.value==`number`?e.value-Number(t.value):e.value.localeCompare(String(t.value)))),r.map(({run:e})=>e)}look(){let{scrollWidth:e,clientWidth:t,scrollLeft:n}=this.scroller;this.more=e-t-n>1}};U([B({attribute:!1})],Iu.prototype,`runs`,void 0),U([B({attribute:!1})],Iu.prototype,`estimates`,void 0),U([B({attribute:!1})],Iu.prototype,`heuristics`,void 0),U([B({attribute:!1})],Iu.prototype,`searches`,void 0),U([V()],Iu.prototype,`order`,void 0),U([V()],Iu.prototype,`more`,void 0),U([Ne(`.scroll`)],Iu.prototype,`scroller`,void 0),Iu=U([z(`run-table`)],Iu);function Lu(e,t,n){let{answer:r}=e;switch(t){case`Heuristic`:return e.heuristic;case`Search`:return e.search;case`Estimate`:return n.get(r?.heuristic??e.heuristic)??n.get(e.heuristic)??null;case`Result`:return r?.status??e.phase;case`Moves`:return r?.upper_bound??r?.length??null;case`Generated`:return r?.nodes_generated??null;case`Expanded`:return r?.nodes_expanded??null;case`Time`:return r?.seconds??null;case`Nodes/s`:return r&&r.seconds>0?r.nodes_generated/r.seconds:null}}function Ru(e,t){return t===e?e:`${e}: ${t}`}function zu(e){if(e.message)return P`<td class="why" colspan="6">✕ ${e.message}</td>`;let{answer:t,progress:n}=e;if(!t){let t=e.phase===`running`;return P`<td>${t?`running …`:e.phase===`stopped`?`stopped`:`waiting`}</td>
      <td class="right">${t&&n?.lower_bound?`≥ ${n.lower_bound}`:``}</td>
      <td class="right">${t&&n?.nodes_generated?Zn(n.nodes_generated):``}</td>
      <td></td>
      <td class="right">${t&&n?.seconds?$n(n.seconds):``}</td>
      <td class="right">${t&&n?.nodes_per_second?Qn(n.nodes_per_second):``}</td>`}let r=t.status===`limit`?`${t.lower_bound??`?`} to ${t.upper_bound??`?`}`:t.length??``;return P`<td class=${t.status===`optimal`?`proved`:``}>${t.status===`optimal`?`✓ optimal`:t.status===`limit`?`time is up`:t.status}</td>
    <td class="right">${r}</td>
    <td class="right">${Zn(t.nodes_generated)}</td>
    <td class="right">${Zn(t.nodes_expanded)}</td>
    <td class="right">${$n(t.seconds)}</td>
    <td class="right">${t.seconds>0?Qn(t.nodes_generated/t.seconds):``}</td>`}var Bu=class{constructor(e){this.host=e,this.list=[],this.running=!1,this.request=null,e.addController(this)}show(e,t){this.stop(),this.list=e.get(t)??[]}hostDisconnected(){this.stop()}async start(e,t,n,r,i,a){this.stop();let o=new AbortController;this.request=o,this.running=!0,this.list=n.flatMap(e=>r.map(t=>({heuristic:e,search:t,phase:`waiting`})));let s=this.list;a(s);for(let n of s){if(o.signal.aborted)return;n.phase=`running`,this.host.requestUpdate(),await this.one(n,{board:G(e),goal:t,heuristic:n.heuristic,search:n.search,time:i,threads:1,first_solution:!1},o.signal)}this.request===o&&(this.running=!1,this.host.requestUpdate())}stop(){this.request?.abort(),this.request=null,this.running=!1;for(let e of this.list)(e.phase===`waiting`||e.phase===`running`)&&(e.phase=`stopped`);this.host.requestUpdate()}async one(e,t,n){let r={progress:t=>{e.progress=t,this.host.requestUpdate()}};try{e.answer=await vn(`/api/solve`,t,r,n),e.phase=`done`}catch(t){if(Ue(t))return;e.phase=`failed`,e.message=t instanceof He?t.message:String(t)}}},Vu=[`md`,`md+lc`,`wd,md+lc`,`auto`],Hu=[`auto`],Uu=[2,10,60],Wu=class extends Oe{constructor(...e){super(...e),this.specs=null,this.wrong=``,this.seconds=Uu[0],this.runs=new Bu(this),this.estimates=new Au(this)}static{this.styles=[H,o`
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
    `]}connectedCallback(){super.connectedCallback(),bn().then(e=>this.specs=e,e=>this.wrong=e instanceof Error?e.message:String(e))}willUpdate(e){let t=e.get(`state`);e.has(`state`)&&(t&&t.goal===this.state.goal&&dt(t.board,this.state.board)||(this.runs.show(this.memory.compared,this.key()),this.estimates.show(this.state.board,this.state.goal)))}render(){let{board:e,goal:t}=this.state,n=this.heuristics().length*this.searches().length;return P`<div class="top">
        <section class="card" aria-labelledby="board-title">
          <h2 id="board-title">Board</h2>
          <div class="board">
            <tile-board .board=${e} .goal=${t} .look=${this.look} @slides=${e=>this.onSlides(e.detail)}></tile-board>
          </div>
          <scramble-form .board=${e} .goal=${t} @scrambled=${e=>J(this,{board:e.detail},`step`)}></scramble-form>
          <board-editor .board=${e} .goal=${t} @edited=${e=>J(this,e.detail,`step`)}></board-editor>
        </section>
        <section class="card" aria-labelledby="choice-title">
          <h2 id="choice-title">Heuristics and searches</h2>
          ${this.renderChoices(`Heuristics`,this.specs?.heuristics??[],this.heuristics(),e=>J(this,{heuristics:e},`none`))}
          ${this.renderChoices(`Searches`,this.specs?.searches??[],this.searches(),e=>J(this,{searches:e},`none`))}
          <div class="row">
            <label for="seconds">Time for each</label>
            <select id="seconds" @change=${e=>this.seconds=Number(e.target.value)}>
              ${this.times().map(e=>P`<option value=${e} ?selected=${e===this.seconds}>${e} s</option>`)}
            </select>
            ${this.runs.running?P`<button @click=${()=>this.runs.stop()}>Stop</button>`:P`<button class="primary" ?disabled=${n===0} @click=${this.onRun}>Compare ${n>0?n:F}</button>`}
          </div>
          <p class="message ${this.wrong?`wrong`:`soft`}" role="status">${this.wrong||this.words()}</p>
        </section>
      </div>
      <section class="card" aria-labelledby="results-title">
        <div class="row spread">
          <h2 id="results-title">Results</h2>
          <button ?disabled=${!this.runs.list.some(e=>e.answer)} @click=${this.onExport}>Export CSV</button>
        </div>
        ${this.runs.list.length>0?P`<run-table
                .runs=${[...this.runs.list]}
                .estimates=${this.estimates.values}
                .heuristics=${this.specs?.heuristics??[]}
                .searches=${this.specs?.searches??[]}
              ></run-table>
              ${this.renderCharts()}`:P`<p class="soft empty">Choose what to compare and press the button; each pair is one row here.</p>`}
      </section>`}renderChoices(e,t,n,r){let i=new Set(t.map(e=>e.name)),a=this.specs?n.filter(e=>!i.has(e)).map(e=>({name:e,help:``})):[];return P`<fieldset>
      <legend>${e}</legend>
      <div class="choices">
        ${[...t,...a].map(({name:e,help:i,admissible:a})=>P`<label title=${i}>
            <input
              type="checkbox"
              .checked=${n.includes(e)}
              @change=${t=>r(t.target.checked?[...n,e]:n.filter(t=>t!==e))}
            />
            <span
              >${Nu(e,t)}
              <span class="note">${e}${this.noteOf(e)}${a===!1?`, not admissible`:``}</span></span
            >
          </label>`)}
      </div>
    </fieldset>`}noteOf(e){let t=this.estimates.values.get(e);return t===void 0?``:`: estimates ${ju(t)}`}renderCharts(){let e=this.runs.list.filter(e=>e.answer);if(e.length===0)return F;let t=(t,n)=>e.map(e=>({label:`${e.heuristic} · ${e.search}`,value:t(e),text:n(t(e)),complete:e.answer?.status!==`limit`}));return P`<div class="charts">
      <bar-chart heading="Nodes generated" .bars=${t(e=>e.answer.nodes_generated,Qn)} .tick=${Qn}></bar-chart>
      <bar-chart heading="Time" .bars=${t(e=>e.answer.seconds,$n)} .tick=${$n}></bar-chart>
    </div>`}heuristics(){return this.state.heuristics??Vu}searches(){return this.state.searches??Hu}times(){let e=this.specs?.limits.time_seconds??Uu[0],t=Uu.filter(t=>t<=e);return t.length>0?t:[e]}words(){let e=this.runs.list.filter(e=>e.phase===`done`||e.phase===`failed`).length;return this.runs.running?`${Zn(e)} of ${Zn(this.runs.list.length)} done.`:`Every heuristic with every search, one after the other, on one thread.`}onSlides(e){let t=Ct(this.state.board,e);J(this,{board:t[t.length-1]},`hand`)}onRun(){let{board:e,goal:t}=this.state,n=this.key();this.runs.start(e,t,this.heuristics(),this.searches(),Math.min(this.seconds,this.times().at(-1)),e=>this.memory.compared.set(n,e))}onExport(){let{board:e,goal:t}=this.state;su(`loyd-compare.csv`,cu(ku(G(e),t,this.runs.list),`text/csv`))}key(){return q(G(this.state.board),this.state.goal)}};U([B({attribute:!1})],Wu.prototype,`state`,void 0),U([B({attribute:!1})],Wu.prototype,`look`,void 0),U([B({attribute:!1})],Wu.prototype,`memory`,void 0),U([V()],Wu.prototype,`specs`,void 0),U([V()],Wu.prototype,`wrong`,void 0),U([V()],Wu.prototype,`seconds`,void 0),Wu=U([z(`compare-view`)],Wu);var Gu=class extends R{constructor(...e){super(...e),this.judging=!1,this.trouble=``,this.best=!1}static{this.styles=[H,o`
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
    `]}render(){return P`<section class="card" aria-label="Game">
      ${this.renderInside()}
      <div class="row">
        <button class="primary" @click=${()=>this.say(`fresh`)}>New scramble</button>
        <button ?disabled=${this.game.slides.length===0} @click=${()=>this.say(`restart`)}>Reset</button>
        ${this.isOver()?P`<a class="button" href=${this.analysis()}>Analyse</a>`:F}
      </div>
    </section>`}renderInside(){let{game:e}=this;if(this.isOver())return this.renderResult();if(On(e)===`solved`)return this.renderHead(`Solved already`,P`Press <kbd>Space</kbd> for a scramble.`);if(!xt(e.start,e.goal))return this.renderHead(`No solution`,P`Two tiles of this board are the wrong way round. Press <kbd>Space</kbd> for a scramble that can be solved.`);let t=P`The clock starts with your first slide. <kbd>Space</kbd> is a new scramble, <kbd>Esc</kbd> the same one again.`;return e.slides.length===0?this.renderHead(`Ready`,t):this.renderHead(`Playing`,e.times===null?P`Not timed: the clock did not run during the whole game.`:t)}renderHead(e,t){return P`<div role="status">
      <p class="big">${e}</p>
      <p class="soft">${t}</p>
    </div>`}renderResult(){let{game:e,bounds:t}=this,n=e.slides.length,r=kn(e,0);return P`<div role="status">
      <div class="row">
        <p class="big number">${r===null?rr(n):er(r)}</p>
        ${this.best?P`<span class="badge">best of the session</span>`:F}
      </div>
      <p class="big number">${this.judging?`${n} = …`:tr(n,t)}</p>
      <p class="soft">${this.judging?`Looking for the shortest solution …`:this.lossWords(n)}</p>
    </div>`}lossWords(e){let{lower:t,upper:n}=this.bounds,r=this.game.times===null?` Not timed, so not in the session.`:``;if(this.trouble||n===null)return`The shortest solution is not known${this.trouble?`: ${this.trouble}`:`.`}${r}`;if(t!==n)return`${rr(e)} played; the shortest solution has between ${t} and ${n}.${r}`;let i=(e-t)/2,a=i===0?`None led`:i===1?`One of them led`:`${i} of them led`;return`${rr(e)} played; the shortest solution has ${t}. ${a} away from the goal.${r}`}isOver(){return this.game.slides.length>0&&On(this.game)===`solved`}analysis(){return zt({...this.state,view:`analyse`,place:0})}say(e){this.dispatchEvent(new CustomEvent(e))}};U([B({attribute:!1})],Gu.prototype,`state`,void 0),U([B({attribute:!1})],Gu.prototype,`game`,void 0),U([B({attribute:!1})],Gu.prototype,`bounds`,void 0),U([B({type:Boolean})],Gu.prototype,`judging`,void 0),U([B()],Gu.prototype,`trouble`,void 0),U([B({type:Boolean})],Gu.prototype,`best`,void 0),Gu=U([z(`game-result`)],Gu);var Ku=class extends R{constructor(...e){super(...e),this.frame=0}static{this.styles=[H,o`
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
    `]}disconnectedCallback(){super.disconnectedCallback(),cancelAnimationFrame(this.frame)}render(){let{game:e}=this,t=On(e),n=kn(e,performance.now()),r=An(e.slides.length,n);return P`<dl class="card">
      <div>
        <dt>Time</dt>
        <dd title=${n===null?`Not timed: the clock did not run during the whole game`:F}>
          <span role="timer">${n===null?`–`:er(n,t===`solved`?3:1)}</span>
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
    </dl>`}updated(e){cancelAnimationFrame(this.frame),On(this.game)===`running`&&this.game.begun!==null&&(this.frame=requestAnimationFrame(()=>this.requestUpdate()))}};U([B({attribute:!1})],Ku.prototype,`game`,void 0),Ku=U([z(`play-clock`)],Ku);var qu=[5,12];function Ju(e){let t=e.map(e=>e.milliseconds),n=e.map(Ln).filter(e=>e!==null);return{best:t.length>0?t.reduce((e,t)=>Math.min(e,t)):null,mean:Qu(t),averages:qu.map(e=>({of:e,last:Xu(t,e),best:Zu(t,e)})),lost:Qu(n),judged:n.length}}function Yu(e){return e.length<3?null:Qu([...e].sort((e,t)=>e-t).slice(1,-1))}function Xu(e,t){return e.length<t?null:Yu(e.slice(-t))}function Zu(e,t){let n=null;for(let r=t;r<=e.length;r+=1){let i=Yu(e.slice(r-t,r));i!==null&&(n===null||i<n)&&(n=i)}return n}function Qu(e){return e.length===0?null:e.reduce((e,t)=>e+t,0)/e.length}var $u=`loyd-session`,ed=1,td=1e8,nd=2e5,rd=[`session`,`at`,`board`,`goal`,`played`,`milliseconds`,`lower_bound`,`upper_bound`,`lost`,`moves`,`times`];function id(e){return`{"format": "${$u}", "version": ${ed}, "rounds": [\n${e.map(e=>`  `+JSON.stringify(e)).join(`,
`)}\n]}\n`}function ad(e){return Eu([rd,...e.map(e=>{let t={...e,played:In(e),lost:Ln(e),times:e.times?.join(` `)};return rd.map(e=>t[e])})])}function od(e){if(e.length>td)throw Error(`this file is too long to be a session`);let t=/^\s*[{[]/.test(e)?sd(e):cd(e);if(t.length>nd)throw Error(`this file has ${t.length} rounds; at most ${nd} are read`);let n={rounds:[],wrong:[]};for(let[e,r]of t.entries()){let t=zn(r);typeof t==`string`?n.wrong.push(`round ${e+1}: ${t}`):n.rounds.push(t)}return n}function sd(e){let t;try{t=JSON.parse(e)}catch{throw Error(`this file is damaged: it begins as JSON and does not end as JSON`)}let{format:n,version:r,rounds:i}=t;if(n!==$u||!Array.isArray(i))throw Error(`this JSON file is no session that this page wrote`);if(typeof r!=`number`||r>ed)throw Error(`this file was written by a newer version of this page`);return i}function cd(e){let[t,...n]=Du(e),r=[`board`,`goal`,`moves`,`milliseconds`,`at`].filter(e=>!t?.includes(e));if(!t||r.length>0)throw Error(`this file is no session: it has no column ${r.map(e=>`“${e}”`).join(`, `)}`);return n.map(e=>{let n=Object.fromEntries(t.map((t,n)=>[t,e[n]??``])),r=e=>n[e]?Number(n[e]):void 0;return{...n,session:r(`session`),milliseconds:r(`milliseconds`),lower_bound:r(`lower_bound`),upper_bound:r(`upper_bound`),times:n.times?n.times.split(` `).map(Number):null}})}var ld=25,ud=class extends R{constructor(...e){super(...e),this.rounds=[],this.most=ld}static{this.styles=[H,o`
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
    `]}render(){let e=this.rounds.reduce((e,t)=>Math.min(e,t.milliseconds),1/0),t=this.rounds.map((e,t)=>({round:e,number:t+1})).reverse();return P`<ol aria-label="Rounds" tabindex="0">
        ${t.slice(0,this.most).map(({round:t,number:n})=>this.renderRound(t,n,t.milliseconds===e))}
      </ol>
      ${t.length>this.most?P`<button class="quiet" @click=${()=>this.most+=250}>Show more</button>`:F}`}renderRound(e,t,n){let r=In(e),i=An(r,e.milliseconds)?.toFixed(2)??`–`;return P`<li class=${n?`best`:``}>
      <span class="soft">${t}</span>
      <span class="time" title="${new Date(e.at).toLocaleString()}; ${i} moves per second">${er(e.milliseconds)}${n?P`<span class="unseen">, the best</span>`:F}</span>
      <span class="sum">${tr(r,{lower:e.lower_bound,upper:e.upper_bound})}</span>
      <a class="button" href=${dd(e)} aria-label="Analyse round ${t}">Analyse</a>
      <button aria-label="Remove round ${t}" title="Remove" @click=${()=>this.dispatchEvent(new CustomEvent(`remove-round`,{detail:e}))}>✕</button>
    </li>`}};U([B({attribute:!1})],ud.prototype,`rounds`,void 0),U([V()],ud.prototype,`most`,void 0),ud=U([z(`round-list`)],ud);function dd({board:e,goal:t,moves:n}){return zt({...Rt(``).state,view:`analyse`,board:ct(e),goal:t,moves:n})}var fd=`the best and the worst are left out, the rest is the mean`,pd=class extends R{constructor(...e){super(...e),this.list=[],this.session=1,this.size=`4x4`,this.chosen=``,this.note=``,this.wrong=!1,this.removed=null}static{this.styles=[H,o`
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
    `]}render(){let e=this.shown();return P`<section class="card" aria-labelledby="session-title">
      <div class="row spread">
        <h2 id="session-title">Session</h2>
        <button ?disabled=${!this.list.some(e=>e.session===this.session)} @click=${this.onNew}>New session</button>
      </div>
      <div class="row">${this.renderSessions()} ${this.renderSizes()}</div>
      ${this.renderFigures(Ju(e))}
      ${e.length>0?P`<round-list .rounds=${e} @remove-round=${e=>this.onRemove(e.detail)}></round-list>`:P`<p class="soft">Every round that you solve with the clock running is listed here.</p>`}
      <div class="row">
        <button ?disabled=${this.list.length===0} title="All sessions, with everything that is known of them" @click=${()=>su(`loyd-sessions.json`,cu(id(this.list),`application/json`))}>
          Export JSON
        </button>
        <button ?disabled=${e.length===0} title="The rounds listed here, for a spreadsheet" @click=${()=>su(`loyd-session.csv`,cu(ad(e),`text/csv`))}>Export CSV</button>
        <input class="unseen" type="file" accept=".json,.csv,application/json,text/csv" tabindex="-1" aria-label="Session file" @change=${this.onFile} />
        <button @click=${()=>this.file.click()}>Import …</button>
      </div>
      <p class="message ${this.wrong?`wrong`:`soft`}" role="status">
        ${this.note||this.words()} ${this.removed?P`<button class="quiet" @click=${this.onPutBack}>Put it back</button>`:F}
      </p>
    </section>`}renderSessions(){return P`<select aria-label="Number of the session" @change=${e=>this.rounds.choose(Number(e.target.value))}>
      ${[...new Set([...this.list.map(e=>e.session),this.session])].sort((e,t)=>t-e).map(e=>P`<option value=${e} .selected=${e===this.session}>Session ${e}</option>`)}
    </select>`}renderSizes(){let e=[...new Set([...this.ofSession().map(Rn),this.size])].sort(),t=this.shownSize();return P`<select aria-label="Size of the rounds" @change=${e=>this.chosen=e.target.value}>
      ${e.map(e=>{let n=this.ofSession().filter(t=>Rn(t)===e).length;return P`<option value=${e} .selected=${e===t}>${e.replace(`x`,` × `)} (${n})</option>`})}
    </select>`}renderFigures(e){let t=e=>e===null?`–`:er(e);return P`<dl>
      <div>
        <dt>Best</dt>
        <dd>${t(e.best)}</dd>
      </div>
      <div title="The mean of all times">
        <dt>Mean</dt>
        <dd>${t(e.mean)}</dd>
      </div>
      ${e.averages.map(({of:e,last:n,best:r})=>P`<div title="Of the last ${e} times ${fd} of ${e-2}">
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
    </dl>`}ofSession(){return this.list.filter(e=>e.session===this.session)}shownSize(){return this.chosen||this.size}shown(){return this.ofSession().filter(e=>Rn(e)===this.shownSize())}words(){if(this.rounds.trouble)return this.rounds.trouble;let{damaged:e}=this.rounds;return e>0?`${e===1?`One kept round`:`${e} kept rounds`} cannot be read and ${e===1?`is`:`are`} left out; the others are all here.`:`Kept in this browser; nothing leaves it.`}onNew(){this.rounds.choose(this.rounds.lastSession()+1)}onRemove(e){this.rounds.remove(e),this.removed=e,this.say(`One round removed.`)}onPutBack(){this.removed&&this.rounds.add([this.removed]),this.say(``),this.removed=null}async onFile(){let e=this.file.files?.[0];if(e){this.removed=null;try{let t=od(await e.text()),n=this.rounds.add(t.rounds);this.say(md(t,n))}catch(t){this.say(`${e.name}: ${t instanceof Error?t.message:String(t)}`,!0)}this.file.value=``}}say(e,t=!1){this.note=e,this.wrong=t}};U([B({attribute:!1})],pd.prototype,`rounds`,void 0),U([B({attribute:!1})],pd.prototype,`list`,void 0),U([B({type:Number})],pd.prototype,`session`,void 0),U([B()],pd.prototype,`size`,void 0),U([V()],pd.prototype,`chosen`,void 0),U([V()],pd.prototype,`note`,void 0),U([V()],pd.prototype,`wrong`,void 0),U([V()],pd.prototype,`removed`,void 0),U([Ne(`input[type=file]`)],pd.prototype,`file`,void 0),pd=U([z(`session-card`)],pd);function md({rounds:e,wrong:t},n){let r=e=>`${e} ${e===1?`round`:`rounds`}`,i=e.length-n,a=[`${r(n)} imported`];return i>0&&a.push(`${r(i)} known already`),t.length>0&&a.push(`${r(t.length)} left out (${t[0]}${t.length>1?`, and more`:``})`),a.join(`; `)+`.`}var hd=`button:not(.tile), summary, input, select, textarea`,gd=`input, select, textarea`,_d=class extends Oe{constructor(...e){super(...e),this.judged=0,this.list=[],this.session=1,this.onKey=e=>{if(e.defaultPrevented||e.repeat||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;let t=t=>e.composedPath().some(e=>e instanceof Element&&e.matches(t));if(e.key===` `&&!t(hd))this.onFresh();else if(e.key===`Escape`&&!t(gd))this.onRestart();else return;e.preventDefault()}}static{this.styles=[H,du,o`
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
    `]}connectedCallback(){super.connectedCallback(),window.addEventListener(`keydown`,this.onKey)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(`keydown`,this.onKey),this.memory.wantedLength=this.scrambler.length;let{game:e}=this.memory;e&&On(e)===`running`&&(this.memory.game=Dn(e))}willUpdate(e){if(!e.has(`state`))return;let{board:t,goal:n,moves:r}=this.state;(!this.memory.game||!jn(this.memory.game,this.state))&&(this.memory.game=Tn(t,n,ot(r)??[])),this.isOver()&&this.judge.take(G(t),n,W(this.game().slides))}render(){let e=this.game(),{goal:t,start:n}=e,r=G(n);return P`<div class="columns">
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
    </div>`}game(){return this.memory.game}isOver(){return this.game().slides.length>0&&On(this.game())===`solved`}isBest(e){let t=Pn(e,this.session,new Date(0));if(!t)return!1;let n=this.list.filter(e=>e.session===this.session&&Rn(e)===Rn(t));return n.length>1&&n.every(e=>e.milliseconds>=t.milliseconds)}onSlides(e){let t=En(this.game(),e,performance.now());if(t===this.game())return;this.memory.game=t;let n=Pn(t,this.session,new Date);n&&this.rounds.add([n]),J(this,{moves:W(t.slides),place:0},`hand`)}onFresh(){this.scrambler.scramble(),this.boardPart.focus()}onScrambled(e){J(this,{board:e,moves:``,place:0},`step`),this.boardPart.focus()}onRestart(){this.game().slides.length>0&&J(this,{moves:``,place:0},`step`),this.boardPart.focus()}onReplay({replay:e,use:t}){let{board:n,slides:r,milliseconds:i,times:a}=e,o=W(r);if(t===`analyse`){J(this,{view:`analyse`,board:n,goal:`blank-last`,moves:o,place:0},`step`);return}let s={session:this.session,at:new Date().toISOString(),board:G(n),goal:`blank-last`,moves:o,milliseconds:i,times:a,lower_bound:0,upper_bound:null};this.rounds.add([s]),this.judge.take(s.board,s.goal,o)}};U([B({attribute:!1})],_d.prototype,`state`,void 0),U([B({attribute:!1})],_d.prototype,`look`,void 0),U([B({attribute:!1})],_d.prototype,`memory`,void 0),U([B({attribute:!1})],_d.prototype,`judge`,void 0),U([B({attribute:!1})],_d.prototype,`rounds`,void 0),U([B({type:Number})],_d.prototype,`judged`,void 0),U([B({attribute:!1})],_d.prototype,`list`,void 0),U([B({type:Number})],_d.prototype,`session`,void 0),U([Ne(`scramble-form`)],_d.prototype,`scrambler`,void 0),U([Ne(`tile-board`)],_d.prototype,`boardPart`,void 0),_d=U([z(`play-view`)],_d);var vd=`5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15`,yd={solve:`Solve`,play:`Play`,analyse:`Analyse`,compare:`Compare`},bd={board:`its board cannot be read. This is the page’s own example, not the board that was shared.`,goal:`its goal cannot be read. The board is solved towards blank last.`,moves:`its moves cannot be read. The board is shown without them.`,view:`it names no view of this page. The board is shown in Solve.`,metric:`what it counts as a move cannot be read. Every tile that slides is counted.`,place:`the place in the solution cannot be read. It is shown from the beginning.`,names:`some names of heuristics or searches cannot be read. They are left out.`},xd=class extends R{static{this.styles=[H,o`
      header {
        max-width: var(--page);
        margin: 0 auto;
        padding: 18px var(--gap) 14px;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 10px 20px;
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
      .about {
        flex-basis: 100%;
        order: 4;
      }
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
    `]}constructor(){super(),this.damaged=null,this.memory=new nn,this.last=new Map,this.byHand=!1,this.bar=new Ut,this.undo=new Map,this.rounds=new Wn({takeAll:()=>Jt(`rounds`),keep:e=>Xt(`rounds`,e),discard:e=>Zt(`rounds`,e)},()=>this.requestUpdate()),this.judge=new Cn(this.memory,(e,t)=>this.onJudged(e,t)),this.judged=0,this.look=ln,this.onAddress=()=>{this.bar.changed(),location.hash!==zt(this.current)&&(this.read(),this.showTitle())},this.read()}connectedCallback(){super.connectedCallback(),window.addEventListener(`hashchange`,this.onAddress),window.addEventListener(`popstate`,this.onAddress),this.showTitle(),this.rounds.load(),un().then(e=>this.look=e??this.look)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(`hashchange`,this.onAddress),window.removeEventListener(`popstate`,this.onAddress)}render(){let e=this.undoHere();return P`
      <header>
        <h1><img src=${new URL(new URL(`icon-CTpG8kI-.svg`,import.meta.url).href,``+import.meta.url).href} alt="" width="30" height="30" />loyd</h1>
        <nav aria-label="Views">${Mt.map(e=>this.renderLink(e))}</nav>
        <div class="tools">
          ${e?P`<undo-buttons ?undoable=${e.canUndo} ?redoable=${e.canRedo} @undo=${()=>this.goTo(e.undo())} @redo=${()=>this.goTo(e.redo())}></undo-buttons>`:F}
          <copy-button label="Copy link" .text=${()=>this.link()}></copy-button>
          <theme-switch></theme-switch>
        </div>
        <p class="about soft">Shortest solutions of sliding-tile puzzles, with proof: solve a board, play against the clock, see where a solution lost moves, compare searches.</p>
      </header>
      <main aria-label=${yd[this.current.view]} @change-state=${this.onChange} @look=${e=>this.onLook(e.detail)}>
        ${this.damaged?this.renderDamage(this.damaged):F} ${this.renderView()}
      </main>
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
        <p>${Ke.where} Pictures and sessions stay in your browser.</p>
        <large-tables></large-tables>
      </footer>
    `}link(){return new URL(zt(this.current),location.href).href}renderLink(e){let t=e===this.current.view;return P`<a href=${zt(this.stateIn(e))} aria-current=${t?`page`:F}>${yd[e]}</a>`}stateIn(e){let{board:t,goal:n}=this.current,r=this.last.get(e),i=r&&r.goal===n&&dt(r.board,t),a=i&&r.metric===this.current.metric;return{...this.current,view:e,moves:i?r.moves:``,place:a?r.place:0}}renderDamage(e){return P`<div class="notice" role="alert">
      <span><b>This link is damaged:</b> ${bd[e]}</span>
      <button @click=${this.onDismiss}>Dismiss</button>
    </div>`}renderView(){switch(this.current.view){case`solve`:return P`<solve-view .state=${this.current} .look=${this.look} .memory=${this.memory}></solve-view>`;case`play`:return P`<play-view
          .state=${this.current}
          .look=${this.look}
          .memory=${this.memory}
          .judge=${this.judge}
          .judged=${this.judged}
          .rounds=${this.rounds}
          .list=${this.rounds.list}
          .session=${this.rounds.session}
        ></play-view>`;case`analyse`:return P`<analyse-view .state=${this.current} .look=${this.look} .memory=${this.memory}></analyse-view>`;case`compare`:return P`<compare-view .state=${this.current} .look=${this.look} .memory=${this.memory}></compare-view>`}}onChange(e){let{change:t,back:n}=e.detail,r=zt(this.current);this.enter({...this.current,...t}),n===`none`?this.undoOf(this.current.view).amend(this.current):this.undoOf(this.current.view).add(this.current),t.view&&this.showTitle(),this.show(r,n)}show(e,t){let n=zt(this.current),r=n!==e&&(t===`step`||t===`hand`&&!this.byHand);t!==`none`&&(this.damaged=null,this.byHand=t===`hand`),r?this.bar.begin(n):this.damaged||this.bar.show(n)}onDismiss(){this.damaged=null,this.bar.show(zt(this.current))}read(){let{state:e,damaged:t}=Rt(location.hash);this.enter(Cd(e));let n=this.undoOf(this.current.view);n.present&&Sd(n.present,this.current)?n.amend(this.current):n.add(this.current),this.damaged=t,this.byHand=!1}undoHere(){return this.current.view===`play`?null:this.undoOf(this.current.view)}undoOf(e){let t=this.undo.get(e)??new Kn;return this.undo.set(e,t),t}goTo(e){if(!e)return;let t=zt(this.current);this.enter(e),this.show(t,`hand`)}onLook(e){this.look=e,dn(e)}onJudged(e,t){let{lower:n,upper:r}=this.memory.boundsOf(e,t),i=this.rounds.list.filter(n=>n.board===e&&n.goal===t).filter(e=>n>e.lower_bound||e.upper_bound===null||r!==null&&r<e.upper_bound);i.length>0&&this.rounds.add(i.map(e=>({...e,lower_bound:n,upper_bound:r}))),this.judged+=1}enter(e){this.current=e,this.last.set(e.view,e)}showTitle(){document.title=`${yd[this.current.view]} – loyd, sliding tiles solved`}};U([V()],xd.prototype,`current`,void 0),U([V()],xd.prototype,`damaged`,void 0),U([V()],xd.prototype,`judged`,void 0),U([V()],xd.prototype,`look`,void 0),xd=U([z(`loyd-page`)],xd);function Sd(e,t){return e.goal===t.goal&&e.moves===t.moves&&dt(e.board,t.board)}function Cd(e){let t=e.board??ct(vd);return e.board?{...e,board:t}:{...e,board:t,moves:``,place:0}}Re(),setTimeout(async()=>{let e=document.createElement(`loyd-page`);e.style.display=`none`,document.body.prepend(e),await ke(e),e.style.removeProperty(`display`)});