var e=globalThis,t=e.ShadowRoot&&(e.ShadyCSS===void 0||e.ShadyCSS.nativeShadow)&&`adoptedStyleSheets`in Document.prototype&&`replace`in CSSStyleSheet.prototype,n=Symbol(),r=new WeakMap,i=class{constructor(e,t,r){if(this._$cssResult$=!0,r!==n)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=e,this.t=t}get styleSheet(){let e=this.o,n=this.t;if(t&&e===void 0){let t=n!==void 0&&n.length===1;t&&(e=r.get(n)),e===void 0&&((this.o=e=new CSSStyleSheet).replaceSync(this.cssText),t&&r.set(n,e))}return e}toString(){return this.cssText}},a=e=>new i(typeof e==`string`?e:e+``,void 0,n),o=(e,...t)=>new i(e.length===1?e[0]:t.reduce((t,n,r)=>t+(e=>{if(!0===e._$cssResult$)return e.cssText;if(typeof e==`number`)return e;throw Error(`Value passed to 'css' function must be a 'css' function result: `+e+`. Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.`)})(n)+e[r+1],e[0]),e,n),s=(n,r)=>{if(t)n.adoptedStyleSheets=r.map(e=>e instanceof CSSStyleSheet?e:e.styleSheet);else for(let t of r){let r=document.createElement(`style`),i=e.litNonce;i!==void 0&&r.setAttribute(`nonce`,i),r.textContent=t.cssText,n.appendChild(r)}},c=t?e=>e:e=>e instanceof CSSStyleSheet?(e=>{let t=``;for(let n of e.cssRules)t+=n.cssText;return a(t)})(e):e,{is:l,defineProperty:u,getOwnPropertyDescriptor:d,getOwnPropertyNames:f,getOwnPropertySymbols:p,getPrototypeOf:m}=Object,h=globalThis,g=h.trustedTypes,_=g?g.emptyScript:``,v=h.reactiveElementPolyfillSupport,y=(e,t)=>e,b={toAttribute(e,t){switch(t){case Boolean:e=e?_:null;break;case Object:case Array:e=e==null?e:JSON.stringify(e)}return e},fromAttribute(e,t){let n=e;switch(t){case Boolean:n=e!==null;break;case Number:n=e===null?null:Number(e);break;case Object:case Array:try{n=JSON.parse(e)}catch{n=null}}return n}},x=(e,t)=>!l(e,t),S={attribute:!0,type:String,converter:b,reflect:!1,useDefault:!1,hasChanged:x};Symbol.metadata??=Symbol(`metadata`),h.litPropertyMetadata??=new WeakMap;var C=class extends HTMLElement{static addInitializer(e){this._$Ei(),(this.l??=[]).push(e)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(e,t=S){if(t.state&&(t.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(e)&&((t=Object.create(t)).wrapped=!0),this.elementProperties.set(e,t),!t.noAccessor){let n=Symbol(),r=this.getPropertyDescriptor(e,n,t);r!==void 0&&u(this.prototype,e,r)}}static getPropertyDescriptor(e,t,n){let{get:r,set:i}=d(this.prototype,e)??{get(){return this[t]},set(e){this[t]=e}};return{get:r,set(t){let a=r?.call(this);i?.call(this,t),this.requestUpdate(e,a,n)},configurable:!0,enumerable:!0}}static getPropertyOptions(e){return this.elementProperties.get(e)??S}static _$Ei(){if(this.hasOwnProperty(y(`elementProperties`)))return;let e=m(this);e.finalize(),e.l!==void 0&&(this.l=[...e.l]),this.elementProperties=new Map(e.elementProperties)}static finalize(){if(this.hasOwnProperty(y(`finalized`)))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(y(`properties`))){let e=this.properties,t=[...f(e),...p(e)];for(let n of t)this.createProperty(n,e[n])}let e=this[Symbol.metadata];if(e!==null){let t=litPropertyMetadata.get(e);if(t!==void 0)for(let[e,n]of t)this.elementProperties.set(e,n)}this._$Eh=new Map;for(let[e,t]of this.elementProperties){let n=this._$Eu(e,t);n!==void 0&&this._$Eh.set(n,e)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(e){let t=[];if(Array.isArray(e)){let n=new Set(e.flat(1/0).reverse());for(let e of n)t.unshift(c(e))}else e!==void 0&&t.push(c(e));return t}static _$Eu(e,t){let n=t.attribute;return!1===n?void 0:typeof n==`string`?n:typeof e==`string`?e.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(e=>this.enableUpdating=e),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(e=>e(this))}addController(e){(this._$EO??=new Set).add(e),this.renderRoot!==void 0&&this.isConnected&&e.hostConnected?.()}removeController(e){this._$EO?.delete(e)}_$E_(){let e=new Map,t=this.constructor.elementProperties;for(let n of t.keys())this.hasOwnProperty(n)&&(e.set(n,this[n]),delete this[n]);e.size>0&&(this._$Ep=e)}createRenderRoot(){let e=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return s(e,this.constructor.elementStyles),e}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(e=>e.hostConnected?.())}enableUpdating(e){}disconnectedCallback(){this._$EO?.forEach(e=>e.hostDisconnected?.())}attributeChangedCallback(e,t,n){this._$AK(e,n)}_$ET(e,t){let n=this.constructor.elementProperties.get(e),r=this.constructor._$Eu(e,n);if(r!==void 0&&!0===n.reflect){let i=(n.converter?.toAttribute===void 0?b:n.converter).toAttribute(t,n.type);this._$Em=e,i==null?this.removeAttribute(r):this.setAttribute(r,i),this._$Em=null}}_$AK(e,t){let n=this.constructor,r=n._$Eh.get(e);if(r!==void 0&&this._$Em!==r){let e=n.getPropertyOptions(r),i=typeof e.converter==`function`?{fromAttribute:e.converter}:e.converter?.fromAttribute===void 0?b:e.converter;this._$Em=r;let a=i.fromAttribute(t,e.type);this[r]=a??this._$Ej?.get(r)??a,this._$Em=null}}requestUpdate(e,t,n,r=!1,i){if(e!==void 0){let a=this.constructor;if(!1===r&&(i=this[e]),n??=a.getPropertyOptions(e),!((n.hasChanged??x)(i,t)||n.useDefault&&n.reflect&&i===this._$Ej?.get(e)&&!this.hasAttribute(a._$Eu(e,n))))return;this.C(e,t,n)}!1===this.isUpdatePending&&(this._$ES=this._$EP())}C(e,t,{useDefault:n,reflect:r,wrapped:i},a){n&&!(this._$Ej??=new Map).has(e)&&(this._$Ej.set(e,a??t??this[e]),!0!==i||a!==void 0)||(this._$AL.has(e)||(this.hasUpdated||n||(t=void 0),this._$AL.set(e,t)),!0===r&&this._$Em!==e&&(this._$Eq??=new Set).add(e))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(e){Promise.reject(e)}let e=this.scheduleUpdate();return e!=null&&await e,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[e,t]of this._$Ep)this[e]=t;this._$Ep=void 0}let e=this.constructor.elementProperties;if(e.size>0)for(let[t,n]of e){let{wrapped:e}=n,r=this[t];!0!==e||this._$AL.has(t)||r===void 0||this.C(t,void 0,n,r)}}let e=!1,t=this._$AL;try{e=this.shouldUpdate(t),e?(this.willUpdate(t),this._$EO?.forEach(e=>e.hostUpdate?.()),this.update(t)):this._$EM()}catch(t){throw e=!1,this._$EM(),t}e&&this._$AE(t)}willUpdate(e){}_$AE(e){this._$EO?.forEach(e=>e.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(e)),this.updated(e)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(e){return!0}update(e){this._$Eq&&=this._$Eq.forEach(e=>this._$ET(e,this[e])),this._$EM()}updated(e){}firstUpdated(e){}};C.elementStyles=[],C.shadowRootOptions={mode:`open`},C[y(`elementProperties`)]=new Map,C[y(`finalized`)]=new Map,v?.({ReactiveElement:C}),(h.reactiveElementVersions??=[]).push(`2.1.2`);var w=globalThis,ee=e=>e,T=w.trustedTypes,E=T?T.createPolicy(`lit-html`,{createHTML:e=>e}):void 0,D=`$lit$`,O=`lit$${Math.random().toFixed(9).slice(2)}$`,te=`?`+O,k=`<${te}>`,A=document,ne=()=>A.createComment(``),re=e=>e===null||typeof e!=`object`&&typeof e!=`function`,ie=Array.isArray,ae=e=>ie(e)||typeof e?.[Symbol.iterator]==`function`,oe=`[ 	
\f\r]`,j=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,M=/-->/g,se=/>/g,N=RegExp(`>|${oe}(?:([^\\s"'>=/]+)(${oe}*=${oe}*(?:[^ \t\n\f\r"'\`<>=]|("|')|))|$)`,`g`),P=/'/g,F=/"/g,ce=/^(?:script|style|textarea|title)$/i,I=(e=>(t,...n)=>({_$litType$:e,strings:t,values:n}))(1),le=Symbol.for(`lit-noChange`),L=Symbol.for(`lit-nothing`),ue=new WeakMap,de=A.createTreeWalker(A,129);function fe(e,t){if(!ie(e)||!e.hasOwnProperty(`raw`))throw Error(`invalid template strings array`);return E===void 0?t:E.createHTML(t)}var pe=(e,t)=>{let n=e.length-1,r=[],i,a=t===2?`<svg>`:t===3?`<math>`:``,o=j;for(let t=0;t<n;t++){let n=e[t],s,c,l=-1,u=0;for(;u<n.length&&(o.lastIndex=u,c=o.exec(n),c!==null);)u=o.lastIndex,o===j?c[1]===`!--`?o=M:c[1]===void 0?c[2]===void 0?c[3]!==void 0&&(o=N):(ce.test(c[2])&&(i=RegExp(`</`+c[2],`g`)),o=N):o=se:o===N?c[0]===`>`?(o=i??j,l=-1):c[1]===void 0?l=-2:(l=o.lastIndex-c[2].length,s=c[1],o=c[3]===void 0?N:c[3]===`"`?F:P):o===F||o===P?o=N:o===M||o===se?o=j:(o=N,i=void 0);let d=o===N&&e[t+1].startsWith(`/>`)?` `:``;a+=o===j?n+k:l>=0?(r.push(s),n.slice(0,l)+D+n.slice(l)+O+d):n+O+(l===-2?t:d)}return[fe(e,a+(e[n]||`<?>`)+(t===2?`</svg>`:t===3?`</math>`:``)),r]},me=class e{constructor({strings:t,_$litType$:n},r){let i;this.parts=[];let a=0,o=0,s=t.length-1,c=this.parts,[l,u]=pe(t,n);if(this.el=e.createElement(l,r),de.currentNode=this.el.content,n===2||n===3){let e=this.el.content.firstChild;e.replaceWith(...e.childNodes)}for(;(i=de.nextNode())!==null&&c.length<s;){if(i.nodeType===1){if(i.hasAttributes())for(let e of i.getAttributeNames())if(e.endsWith(D)){let t=u[o++],n=i.getAttribute(e).split(O),r=/([.?@])?(.*)/.exec(t);c.push({type:1,index:a,name:r[2],strings:n,ctor:r[1]===`.`?ye:r[1]===`?`?be:r[1]===`@`?xe:ve}),i.removeAttribute(e)}else e.startsWith(O)&&(c.push({type:6,index:a}),i.removeAttribute(e));if(ce.test(i.tagName)){let e=i.textContent.split(O),t=e.length-1;if(t>0){i.textContent=T?T.emptyScript:``;for(let n=0;n<t;n++)i.append(e[n],ne()),de.nextNode(),c.push({type:2,index:++a});i.append(e[t],ne())}}}else if(i.nodeType===8){if(i.data===te)c.push({type:2,index:a});else{let e=-1;for(;(e=i.data.indexOf(O,e+1))!==-1;)c.push({type:7,index:a}),e+=O.length-1}}a++}}static createElement(e,t){let n=A.createElement(`template`);return n.innerHTML=e,n}};function he(e,t,n=e,r){if(t===le)return t;let i=r===void 0?n._$Cl:n._$Co?.[r],a=re(t)?void 0:t._$litDirective$;return i?.constructor!==a&&(i?._$AO?.(!1),a===void 0?i=void 0:(i=new a(e),i._$AT(e,n,r)),r===void 0?n._$Cl=i:(n._$Co??=[])[r]=i),i!==void 0&&(t=he(e,i._$AS(e,t.values),i,r)),t}var ge=class{constructor(e,t){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=t}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:t},parts:n}=this._$AD,r=(e?.creationScope??A).importNode(t,!0);de.currentNode=r;let i=de.nextNode(),a=0,o=0,s=n[0];for(;s!==void 0;){if(a===s.index){let t;s.type===2?t=new _e(i,i.nextSibling,this,e):s.type===1?t=new s.ctor(i,s.name,s.strings,this,e):s.type===6&&(t=new R(i,this,e)),this._$AV.push(t),s=n[++o]}a!==s?.index&&(i=de.nextNode(),a++)}return de.currentNode=A,r}p(e){let t=0;for(let n of this._$AV)n!==void 0&&(n.strings===void 0?n._$AI(e[t]):(n._$AI(e,n,t),t+=n.strings.length-2)),t++}},_e=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,t,n,r){this.type=2,this._$AH=L,this._$AN=void 0,this._$AA=e,this._$AB=t,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,t=this._$AM;return t!==void 0&&e?.nodeType===11&&(e=t.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,t=this){e=he(this,e,t),re(e)?e===L||e==null||e===``?(this._$AH!==L&&this._$AR(),this._$AH=L):e!==this._$AH&&e!==le&&this._(e):e._$litType$===void 0?e.nodeType===void 0?ae(e)?this.k(e):this._(e):this.T(e):this.$(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==L&&re(this._$AH)?this._$AA.nextSibling.data=e:this.T(A.createTextNode(e)),this._$AH=e}$(e){let{values:t,_$litType$:n}=e,r=typeof n==`number`?this._$AC(e):(n.el===void 0&&(n.el=me.createElement(fe(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(t);else{let e=new ge(r,this),n=e.u(this.options);e.p(t),this.T(n),this._$AH=e}}_$AC(e){let t=ue.get(e.strings);return t===void 0&&ue.set(e.strings,t=new me(e)),t}k(t){ie(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,i=0;for(let a of t)i===n.length?n.push(r=new e(this.O(ne()),this.O(ne()),this,this.options)):r=n[i],r._$AI(a),i++;i<n.length&&(this._$AR(r&&r._$AB.nextSibling,i),n.length=i)}_$AR(e=this._$AA.nextSibling,t){for(this._$AP?.(!1,!0,t);e!==this._$AB;){let t=ee(e).nextSibling;ee(e).remove(),e=t}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},ve=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,t,n,r,i){this.type=1,this._$AH=L,this._$AN=void 0,this.element=e,this.name=t,this._$AM=r,this.options=i,n.length>2||n[0]!==``||n[1]!==``?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=L}_$AI(e,t=this,n,r){let i=this.strings,a=!1;if(i===void 0)e=he(this,e,t,0),a=!re(e)||e!==this._$AH&&e!==le,a&&(this._$AH=e);else{let r=e,o,s;for(e=i[0],o=0;o<i.length-1;o++)s=he(this,r[n+o],t,o),s===le&&(s=this._$AH[o]),a||=!re(s)||s!==this._$AH[o],s===L?e=L:e!==L&&(e+=(s??``)+i[o+1]),this._$AH[o]=s}a&&!r&&this.j(e)}j(e){e===L?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??``)}},ye=class extends ve{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===L?void 0:e}},be=class extends ve{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==L)}},xe=class extends ve{constructor(e,t,n,r,i){super(e,t,n,r,i),this.type=5}_$AI(e,t=this){if((e=he(this,e,t,0)??L)===le)return;let n=this._$AH,r=e===L&&n!==L||e.capture!==n.capture||e.once!==n.once||e.passive!==n.passive,i=e!==L&&(n===L||r);r&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH==`function`?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},R=class{constructor(e,t,n){this.element=e,this.type=6,this._$AN=void 0,this._$AM=t,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(e){he(this,e)}},z={M:D,P:O,A:te,C:1,L:pe,R:ge,D:ae,V:he,I:_e,H:ve,N:be,U:xe,B:ye,F:R},Se=w.litHtmlPolyfillSupport;Se?.(me,_e),(w.litHtmlVersions??=[]).push(`3.3.3`);var Ce=(e,t,n)=>{let r=n?.renderBefore??t,i=r._$litPart$;if(i===void 0){let e=n?.renderBefore??null;r._$litPart$=i=new _e(t.insertBefore(ne(),e),e,void 0,n??{})}return i._$AI(e),i},we=globalThis,B=class extends C{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let e=super.createRenderRoot();return this.renderOptions.renderBefore??=e.firstChild,e}update(e){let t=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(e),this._$Do=Ce(t,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return le}};B._$litElement$=!0,B.finalized=!0,we.litElementHydrateSupport?.({LitElement:B});var Te=we.litElementPolyfillSupport;Te?.({LitElement:B}),(we.litElementVersions??=[]).push(`4.2.2`);var Ee=e=>(t,n)=>{n===void 0?customElements.define(e,t):n.addInitializer(()=>{customElements.define(e,t)})},De={attribute:!0,type:String,converter:b,reflect:!1,hasChanged:x},Oe=(e=De,t,n)=>{let{kind:r,metadata:i}=n,a=globalThis.litPropertyMetadata.get(i);if(a===void 0&&globalThis.litPropertyMetadata.set(i,a=new Map),r===`setter`&&((e=Object.create(e)).wrapped=!0),a.set(n.name,e),r===`accessor`){let{name:r}=n;return{set(n){let i=t.get.call(this);t.set.call(this,n),this.requestUpdate(r,i,e,!0,n)},init(t){return t!==void 0&&this.C(r,void 0,e,t),t}}}if(r===`setter`){let{name:r}=n;return function(n){let i=this[r];t.call(this,n),this.requestUpdate(r,i,e,!0,n)}}throw Error(`Unsupported decorator location: `+r)};function V(e){return(t,n)=>typeof n==`object`?Oe(e,t,n):((e,t,n)=>{let r=t.hasOwnProperty(n);return t.constructor.createProperty(n,e),r?Object.getOwnPropertyDescriptor(t,n):void 0})(e,t,n)}function H(e){return V({...e,state:!0,attribute:!1})}var ke=(e,t,n)=>(n.configurable=!0,n.enumerable=!0,Reflect.decorate&&typeof t!=`object`&&Object.defineProperty(e,t,n),n);function Ae(e,t){return(n,r,i)=>{let a=t=>t.renderRoot?.querySelector(e)??null;if(t){let{get:e,set:t}=typeof r==`object`?n:i??(()=>{let e=Symbol();return{get(){return this[e]},set(t){this[e]=t}}})();return ke(n,r,{get(){let n=e.call(this);return n===void 0&&(n=a(this),(n!==null||this.hasUpdated)&&t.call(this,n)),n}})}return ke(n,r,{get(){return a(this)}})}}var U=o`
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
`;function W(e,t,n,r){var i=arguments.length,a=i<3?t:r===null?r=Object.getOwnPropertyDescriptor(t,n):r,o;if(typeof Reflect==`object`&&typeof Reflect.decorate==`function`)a=Reflect.decorate(e,t,n,r);else for(var s=e.length-1;s>=0;s--)(o=e[s])&&(a=(i<3?o(a):i>3?o(t,n,a):o(t,n))||a);return i>3&&a&&Object.defineProperty(t,n,a),a}var je=[`system`,`light`,`dark`],Me={system:`◐`,light:`☀`,dark:`☾`},Ne=`loyd-theme`,Pe=`loyd-theme`;function Fe(){let e=Le(),t=je.find(t=>t===e)??`system`;return document.documentElement.dataset.theme=t,t}var Ie=class extends B{constructor(...e){super(...e),this.theme=Fe()}static{this.styles=U}render(){return I`<button aria-label="Colours: ${this.theme}" title="Colours: ${this.theme}" @click=${this.next}>
      <span aria-hidden="true">${Me[this.theme]}</span>
    </button>`}next(){this.theme=je[(je.indexOf(this.theme)+1)%je.length],document.documentElement.dataset.theme=this.theme,Re(this.theme),window.dispatchEvent(new Event(Pe))}};W([H()],Ie.prototype,`theme`,void 0),Ie=W([Ee(`theme-switch`)],Ie);function Le(){try{return localStorage.getItem(Ne)}catch{return null}}function Re(e){try{localStorage.setItem(Ne,e)}catch{return}}var ze=[`U`,`D`,`L`,`R`],Be={U:`↑`,D:`↓`,L:`←`,R:`→`},Ve={U:`up`,D:`down`,L:`left`,R:`right`},He=1e4;function Ue(e){return Be[e]}function We(e){return Ve[e]}function Ge(e){let t=e.replace(/\s+/g,``);if(!/^([UDLRudlr]\d*)*$/.test(t))return null;let n=[];for(let[,e,r]of t.matchAll(/([UDLRudlr])(\d*)/g)){let t=r?Number(r):1;if(t<1||n.length+t>He)return null;for(let r=0;r<t;r+=1)n.push(e.toUpperCase())}return n}function Ke(e){let t=``;for(let n=0;n<e.length;){let r=n;for(;r<e.length&&e[r]===e[n];)r+=1;t+=e[n]+(r-n>1?String(r-n):``),n=r}return t}function qe(e,t,n){return![e,t].every(e=>Number.isInteger(e)&&e>=3&&e<=5)||n.length!==e*t||new Set(n).size!==n.length||!n.every(e=>Number.isInteger(e)&&e>=0&&e<n.length)?null:{rows:e,columns:t,tiles:[...n]}}function Je(e){let t=e.trim().split(`/`).map(e=>e.trim().split(/\s+/).map(Number)),n=t[0].length;return t.some(e=>e.length!==n)?null:qe(t.length,n,t.flat())}function Ye(e){return Xe(e).map(e=>e.join(` `)).join(`/`)}function Xe(e){return Array.from({length:e.rows},(t,n)=>e.tiles.slice(n*e.columns,(n+1)*e.columns))}function Ze(e,t,n){let r=e*t;return{rows:e,columns:t,tiles:Array.from({length:r},(e,t)=>n===`blank-last`?(t+1)%r:t)}}function Qe(e,t){return e.columns===t.columns&&e.tiles.length===t.tiles.length&&e.tiles.every((e,n)=>e===t.tiles[n])}function $e(e,t,n){return n===`blank-first`?e:(e+t-1)%t}function et(e,t){let n=e.tiles.indexOf(0),r=Math.floor(n/e.columns),i=n%e.columns;switch(t){case`U`:return r+1<e.rows?n+e.columns:null;case`D`:return r>0?n-e.columns:null;case`L`:return i+1<e.columns?n+1:null;case`R`:return i>0?n-1:null}}function tt(e,t){let n=et(e,t);if(n===null)return null;let r=[...e.tiles];return r[r.indexOf(0)]=r[n],r[n]=0,{...e,tiles:r}}function nt(e,t){let n=et(e,t);return n===null?null:e.tiles[n]}function rt(e){return ze.filter(t=>et(e,t)!==null)}function it(e,t){let n=e.tiles.indexOf(0),r=Math.floor(n/e.columns)-Math.floor(t/e.columns),i=n%e.columns-t%e.columns;return r!==0&&i!==0?[]:r===0?Array.from({length:Math.abs(i)},()=>i>0?`R`:`L`):Array.from({length:Math.abs(r)},()=>r>0?`D`:`U`)}function at(e){let t=e.tiles.filter(e=>e!==0);return[t[t.length-2],t[t.length-1]]}function ot(e,[t,n]){let r=e.tiles.map(e=>e===t?n:e===n?t:e);return{...e,tiles:r}}function st(e,t){let n=[e];for(let e of t){let t=tt(n[n.length-1],e);if(!t)break;n.push(t)}return n}var ct=[`solve`,`analyse`,`compare`],lt=[`board`,`goal`,`moves`,`view`,`place`,`names`],ut=[`s`,`w`,`g`,`m`,`p`,`v`,`h`,`e`],dt=[`blank-last`,`blank-first`],ft=20,pt=6e4;function mt(e){let t=e.replace(/^#/,``),n=new URLSearchParams(t.length>pt?``:t),r=ct.find(e=>e===n.get(`v`)),i=dt.find(e=>e===n.get(`g`)),a=gt(n.get(`s`),n.get(`w`)),o=n.get(`m`)??``,s=Ge(o)!==null,c=Number(n.get(`p`)??0),l=Number.isInteger(c)&&c>=0,u=_t(n.get(`h`)),d=_t(n.get(`e`)),f={board:a===null&&([`s`,`w`,`m`].some(e=>n.has(e))||t!==``&&!ut.some(e=>n.has(e))),goal:n.has(`g`)&&i===void 0,moves:!s,view:n.has(`v`)&&r===void 0,place:!l,names:u.damaged||d.damaged};return{state:{view:r??`solve`,board:a,goal:i??`blank-last`,moves:s?o:``,place:l?c:0,heuristics:u.names,searches:d.names},damaged:lt.find(e=>f[e])??null}}function ht(e){let t=[];if(e.board){let{rows:n,columns:r,tiles:i}=e.board;t.push([`s`,i.join(`_`)]),n!==r&&t.push([`w`,String(r)])}return e.goal!==`blank-last`&&t.push([`g`,e.goal]),e.moves&&t.push([`m`,e.moves]),e.moves&&e.place>0&&t.push([`p`,String(e.place)]),e.view!==`solve`&&t.push([`v`,e.view]),e.heuristics&&t.push([`h`,e.heuristics.join(` `)]),e.searches&&t.push([`e`,e.searches.join(` `)]),`#`+t.map(([e,t])=>`${e}=${encodeURIComponent(t)}`).join(`&`)}function gt(e,t){if(!e||!/^\d+(_\d+)*$/.test(e))return null;let n=e.split(`_`).map(Number),r=t===null?Math.sqrt(n.length):Number(t);return qe(n.length/r,r,n)}function _t(e){if(e===null)return{names:null,damaged:!1};let t=e.split(` `).filter(e=>e!==``),n=[...new Set(t.filter(e=>/^[\w:+*,|-]{1,60}$/.test(e)))].slice(0,ft);return{names:n,damaged:n.length<new Set(t).size}}var vt=400,yt=class{constructor(){this.written=location.hash,this.wanted=null}show(e){this.wanted=e,this.timer===void 0&&this.write()}begin(e){clearTimeout(this.timer),this.write(),location.hash===this.written&&(history.pushState(null,``,e),this.written=location.hash)}changed(){this.wanted=null,this.written=location.hash}write(){this.timer=void 0,this.wanted!==null&&location.hash===this.written&&(history.replaceState(null,``,this.wanted),this.written=location.hash,this.wanted=null,this.timer=setTimeout(()=>this.write(),vt))}},bt=100,xt={lower:0,upper:null,moves:null},St=class{constructor(e){this.most=e,this.values=new Map}get(e){return this.values.get(e)}set(e,t){this.values.delete(e),this.values.set(e,t);for(let e of this.values.keys()){if(this.values.size<=this.most)return;this.values.delete(e)}}};function Ct(...e){return e.join(`|`)}var wt=class{constructor(){this.solved=new St(bt),this.analysed=new St(bt),this.compared=new St(bt),this.bounds=new St(bt)}boundsOf(e,t){return this.bounds.get(Ct(e,t))??xt}learn(e,t,n){let r=this.boundsOf(e,t),i=n.moves==null?null:Tt(n.moves),a=r.moves===null?null:Tt(r.moves),o=[r.upper,n.upper,i].filter(e=>e!=null);this.bounds.set(Ct(e,t),{lower:Math.max(r.lower,n.lower??0),upper:o.length>0?Math.min(...o):null,moves:i!==null&&(a===null||i<a)?n.moves:r.moves})}};function Tt(e){return Ge(e)?.length??0}var Et=1600,Dt=class extends B{constructor(...e){super(...e),this.text=()=>``,this.label=`Copy`,this.said=``}static{this.styles=U}disconnectedCallback(){super.disconnectedCallback(),clearTimeout(this.timer)}render(){return I`<button @click=${this.copy}><span aria-live="polite">${this.said||this.label}</span></button>`}async copy(){try{await navigator.clipboard.writeText(this.text()),this.said=`Copied ✓`}catch{this.said=`Not allowed here: select and copy`}clearTimeout(this.timer),this.timer=setTimeout(()=>this.said=``,Et)}};W([V({attribute:!1})],Dt.prototype,`text`,void 0),W([V()],Dt.prototype,`label`,void 0),W([H()],Dt.prototype,`said`,void 0),Dt=W([Ee(`copy-button`)],Dt);async function*Ot(e){let t=e.getReader(),n=new TextDecoder,r=``;try{for(;;){let{done:e,value:i}=await t.read();if(e)return;r=(r+n.decode(i,{stream:!0})).replace(/\r\n/g,`
`);for(let e=r.indexOf(`

`);e>=0;e=r.indexOf(`

`)){let t=kt(r.slice(0,e));r=r.slice(e+2),t&&(yield t)}}}finally{await t.cancel().catch(()=>void 0)}}function kt(e){let t=`message`,n=[];for(let r of e.split(`
`)){let e=r.indexOf(`:`),i=e<0?r:r.slice(0,e),a=e<0?``:r.slice(e+1).replace(/^ /,``);i===`event`&&(t=a),i===`data`&&n.push(a)}return n.length>0?{name:t,text:n.join(`
`)}:null}var At=class extends Error{constructor(e,t,n=null,r=null){super(t),this.kind=e,this.field=n,this.span=r}};function jt(e){return e instanceof DOMException&&e.name===`AbortError`}async function Mt(e,t,n){let r=await Pt(e,t,`application/json`,n);if(!r.ok)throw await Ft(r);return await r.json()}async function Nt(e,t,n,r){let i=await Pt(e,t,`text/event-stream`,r);if(!i.ok)throw await Ft(i);if(!i.headers.get(`Content-Type`)?.startsWith(`text/event-stream`))return await i.json();for await(let{name:e,text:t}of Ot(i.body)){let r=JSON.parse(t);if(e===`answer`)return r;if(e===`failure`)throw It(r);(e===`queued`||e===`progress`)&&n.progress?.(r),e===`solution`&&n.solution?.(r)}throw new At(`internal`,"The connection ended before the answer came. Is `loyd serve` still running?")}async function Pt(e,t,n,r){try{return await fetch(e,{method:t?`POST`:`GET`,headers:{Accept:n,...t?{"Content-Type":`application/json`}:{}},...t?{body:JSON.stringify(t)}:{},...r?{signal:r}:{}})}catch(e){throw jt(e)?e:new At(`unreachable`,"The server does not answer. Start it again with `loyd serve`.")}}async function Ft(e){return It(await e.json().catch(()=>null),`The server answered ${e.status} without saying why.`)}function It(e,t=`The server failed without saying why.`){let n=e?.error;return new At(n?.kind??`internal`,n?.message??t,n?.field??null,n?.span??null)}var Lt=150,Rt=class{constructor(e,t){this.host=e,this.hearer=t,this.phase=`idle`,this.answer=null,this.error=null,this.progress={},this.slow=!1,this.request=null,e.addController(this)}hostDisconnected(){this.giveUp()}async start(e,t){this.giveUp();let n=new AbortController;this.request=n,this.progress={},this.slow=!1,this.enter(`running`),this.timer=setTimeout(()=>{this.slow=!0,this.host.requestUpdate()},Lt);try{let r=await Nt(e,await t,this.listener(n),n.signal);if(this.request!==n)return;this.take(r)}catch(e){if(this.request!==n||jt(e))return;this.error=e instanceof At?e:new At(`internal`,String(e)),this.answer=null,this.enter(`failed`)}finally{this.request===n&&clearTimeout(this.timer)}}recall(e){this.giveUp(),this.take(e)}cancel(){this.giveUp(),this.answer=null,this.enter(`cancelled`)}reset(){this.giveUp(),this.answer=null,this.enter(`idle`)}take(e){this.answer=e,this.enter(`done`),this.hearer.answered(e)}giveUp(){clearTimeout(this.timer),this.request?.abort(),this.request=null}listener(e){let t=t=>{this.request===e&&(t(),this.host.requestUpdate())};return{progress:e=>t(()=>{this.progress={...this.progress,place:0,bound_seconds_left:void 0,...e},this.hearer.progress?.(e)}),solution:e=>t(()=>this.hearer.solution?.(e))}}enter(e){this.phase=e,e!==`failed`&&(this.error=null),this.host.requestUpdate()}};function zt(e,t,n){e.dispatchEvent(new CustomEvent(`change-state`,{detail:{change:t,back:n},bubbles:!0,composed:!0}))}function Bt(e){return Math.round(e).toLocaleString(`en-US`)}function Vt(e){let t=[``,` k`,` M`,` G`,` T`],n=0,r=e;for(;r>=999.5&&n<t.length-1;)r/=1e3,n+=1;return`${n===0?Math.round(r):Number(r.toPrecision(3))}${t[n]}`}function Ht(e){return e<995e-7?`${Math.round(e*1e6)} µs`:e<.00995?`${Number((e*1e3).toPrecision(2))} ms`:e<.9995?`${Math.round(e*1e3)} ms`:e<59.95?`${e.toFixed(1)} s`:`${Math.floor(Math.round(e)/60)} min ${Math.round(e)%60} s`}function Ut(e){for(let[t,n,r]of[[`s`,1,99.5],[`min`,60,99.5],[`h`,3600,47.5]])if(e/n<r)return`${Math.round(e/n)} ${t}`;return`${Math.round(e/86400)} days`}function Wt(e){return`${e} ${e===1?`move`:`moves`}`}var Gt=class extends B{constructor(...e){super(...e),this.chosen=0}static{this.styles=[U,o`
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
    `]}render(){return this.answer.bad_moves.length===0?this.answer.bad===0?I`<p>Not one bad move: this solution is as short as any.</p>`:L:I`<ol aria-label="Bad moves">
      ${this.answer.bad_moves.map(e=>this.renderMove(e))}
    </ol>`}renderMove(e){let t=Je(e.board),n=e.played,r=t?nt(t,n):null,i=this.answer.distances[e.number-1],a=this.answer.distances[e.number];return I`<li>
      <button
        aria-pressed=${this.chosen===e.number?`true`:`false`}
        @click=${()=>this.dispatchEvent(new CustomEvent(`place`,{detail:e.number-1,bubbles:!0,composed:!0}))}
      >
        <span class="unseen">Move ${e.number}: ${r??``} ${We(n)}, from ${i} to ${a} moves to go. Try again.</span>
        <span aria-hidden="true"><span class="sign">✕</span> ${e.number}. ${r??``} ${Ue(n)}</span>
        <span class="to" aria-hidden="true">${i} → ${a}</span>
      </button>
    </li>`}};W([V({attribute:!1})],Gt.prototype,`answer`,void 0),W([V({type:Number})],Gt.prototype,`chosen`,void 0),Gt=W([Ee(`bad-moves`)],Gt);var Kt=class extends B{constructor(...e){super(...e),this.progress={},this.what=`Searching`}static{this.styles=[U,o`
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
    `]}render(){let{place:e,fraction:t,bound:n,lower_bound:r,nodes_generated:i,nodes_per_second:a,seconds:o,bound_seconds_left:s}=this.progress,c=[[`bound`,String(n??r??`–`)],[`nodes`,i===void 0?`–`:Vt(i)],[`nodes/s`,a===void 0?`–`:Vt(a)],[`time`,o===void 0?`–`:Ht(o)]],l=typeof t==`number`&&t>0;return I`<div class="running" role="group" aria-label="Progress">
      <div class="what">
        <strong>${e?`Waiting, ${e} before this one`:`${this.what} …`}</strong>
        ${s!=null&&s>=1?I`<span class="soft number">next bound in about ${Ut(s)}</span>`:L}
      </div>
      <button class="cancel" @click=${()=>this.dispatchEvent(new CustomEvent(`cancel`,{bubbles:!0,composed:!0}))}>Cancel</button>
      <div class=${l?`bar`:`bar unknown`} .style=${`--done: ${l?t:0}`} aria-hidden="true"><span></span></div>
      <dl>
        ${c.map(([e,t])=>I`<div><dt>${e}</dt><dd class="number">${t}</dd></div>`)}
      </dl>
    </div>`}};W([V({attribute:!1})],Kt.prototype,`progress`,void 0),W([V()],Kt.prototype,`what`,void 0),Kt=W([Ee(`search-progress`)],Kt);var qt=class extends B{constructor(...e){super(...e),this.phase=`idle`,this.slow=!1,this.answer=null,this.progress={},this.bounds={lower:0,upper:null,moves:null},this.played=0,this.solved=!1,this.chosen=0}static{this.styles=[U,o`
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
    `]}render(){return I`<section class="card" aria-label="Analysis">${this.renderInside()}</section>`}renderInside(){return this.phase===`running`&&this.slow?I`<search-progress what="Analysing" .progress=${this.progress}></search-progress>`:this.phase===`cancelled`?I`<p role="status">Cancelled.</p>
        <div class="row"><button class="primary" @click=${()=>this.dispatchEvent(new CustomEvent(`again`))}>Analyse</button></div>`:this.answer?this.renderAnswer(this.answer):I`<span class="summary number">${this.played===0?`Play or paste`:Wt(this.played)}</span>
      <p class="soft">
        ${this.solved?`Analysing …`:`Solve the board by hand, or paste a solution. Each move that leads away from the goal costs two: played = shortest + 2 × bad moves.`}
      </p>`}renderAnswer(e){return I`<div role="status">
        <p class="summary number">${Yt(e,this.bounds)}</p>
        <p class="soft">${Xt(e,this.bounds)} ${Zt(e.luck)}</p>
      </div>
      <bad-moves .answer=${e} .chosen=${this.chosen}></bad-moves>`}};W([V()],qt.prototype,`phase`,void 0),W([V({type:Boolean})],qt.prototype,`slow`,void 0),W([V({attribute:!1})],qt.prototype,`answer`,void 0),W([V({attribute:!1})],qt.prototype,`progress`,void 0),W([V({attribute:!1})],qt.prototype,`bounds`,void 0),W([V({type:Number})],qt.prototype,`played`,void 0),W([V({type:Boolean})],qt.prototype,`solved`,void 0),W([V({type:Number})],qt.prototype,`chosen`,void 0),qt=W([Ee(`analysis-card`)],qt);function Jt(e,t){return e.optimal??(t.lower===t.upper?t.upper:null)}function Yt(e,t){let n=Jt(e,t);return n===null?`${e.played}, at best ${t.lower} to ${t.upper??e.upper_bound}`:`${e.played} = ${n} + 2×${(e.played-n)/2}`}function Xt(e,t){let n=Jt(e,t),r=n===null?`between ${t.lower} and ${t.upper??e.upper_bound}`:String(n),i=`${Wt(e.played)} played; the shortest solution has ${r}.`;return e.optimal===null||e.bad===null?`${i} The time was up before every move was judged.`:`${i} ${e.bad===0?`None led`:e.bad===1?`One of them led`:`${e.bad} of them led`} away from the goal.`}function Zt(e){if(e===null)return``;let t=e*100;return`${t<.1?`Fewer than 0.1`:t.toFixed(1)} % of random boards are shorter than this one.`}var Qt=180,$t=class extends B{constructor(...e){super(...e),this.goal=`blank-last`,this.unsolvable=!1,this.text=``,this.wrong=``,this.span=null,this.request=new AbortController}static{this.styles=[U,o`
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
    `]}disconnectedCallback(){super.disconnectedCallback(),this.forget()}willUpdate(e){e.has(`board`)&&!this.area?.matches(`:focus`)&&(this.forget(),this.text=Ye(this.board),this.wrong=``)}render(){let e=this.wrong||(this.unsolvable?`this board cannot reach the goal: two of its tiles are exchanged`:``);return I`<div class="fields">
      <div class="field">
        <label for="text">Board, in any notation</label>
        <textarea
          id="text"
          class="mono"
          rows="2"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="off"
          maxlength="2000"
          aria-invalid=${e?`true`:`false`}
          aria-describedby="message"
          .value=${this.text}
          @input=${this.onInput}
          @blur=${this.onBlur}
        ></textarea>
        <p id="message" class="message ${e?`wrong`:`soft`}" role="status">
          ${e||`Rows by /, or a list, a grid, hexadecimal; 0 is the blank.`}
          ${this.wrong&&this.span?this.renderPlace(this.span):L}
        </p>
      </div>
      <div class="row">
        <label for="goal">Goal</label>
        <select id="goal" @change=${this.onGoal}>
          <option value="blank-last" ?selected=${this.goal===`blank-last`}>blank last: 1 2 3 … 0</option>
          <option value="blank-first" ?selected=${this.goal===`blank-first`}>blank first: 0 1 2 3 …</option>
        </select>
        <button @click=${()=>this.announce(Ze(this.board.rows,this.board.columns,this.goal))}>Solved board</button>
      </div>
    </div>`}renderPlace([e,t]){let n=this.text.slice(Math.max(0,e-16),e),r=this.text.slice(t,t+16);return I`<span class="place mono" aria-label="at sign ${e+1}"
      >${e>16?`…`:``}${n}<mark>${this.text.slice(e,t)||` `}</mark>${r}${t+16<this.text.length?`…`:``}</span
    >`}onGoal(e){let t=e.target.value;this.dispatchEvent(new CustomEvent(`edited`,{detail:{board:this.board,goal:t}}))}onInput(){this.text=this.area.value,this.forget(),this.timer=setTimeout(()=>void this.read(),Qt)}onBlur(){(this.timer===void 0?Promise.resolve():this.read()).then(()=>{!this.wrong&&!this.area?.matches(`:focus`)&&(this.text=Ye(this.board))})}forget(){clearTimeout(this.timer),this.timer=void 0,this.request.abort()}async read(){this.forget(),this.request=new AbortController;try{let e=await Mt(`/api/board`,{text:this.text,goal:this.goal},this.request.signal),t=qe(e.rows,e.columns,e.tiles);if(!t){this.span=null,this.wrong=`a board of ${e.rows} by ${e.columns}: this page shows 3 by 3 to 5 by 5; the command solves the others`;return}this.wrong=``,Qe(t,this.board)||this.announce(t)}catch(e){if(jt(e))return;this.wrong=e instanceof At?e.message:String(e),this.span=e instanceof At?e.span:null}}announce(e){this.dispatchEvent(new CustomEvent(`edited`,{detail:{board:e,goal:this.goal}}))}};W([V({attribute:!1})],$t.prototype,`board`,void 0),W([V({attribute:!1})],$t.prototype,`goal`,void 0),W([V({type:Boolean})],$t.prototype,`unsolvable`,void 0),W([H()],$t.prototype,`text`,void 0),W([H()],$t.prototype,`wrong`,void 0),W([H()],$t.prototype,`span`,void 0),W([Ae(`textarea`)],$t.prototype,`area`,void 0),$t=W([Ee(`board-editor`)],$t);var en=!0,tn=`uplot`,nn=`u-hz`,rn=`u-vt`,an=`u-title`,on=`u-wrap`,sn=`u-under`,cn=`u-over`,ln=`u-axis`,un=`u-off`,dn=`u-select`,fn=`u-cursor-x`,pn=`u-cursor-y`,mn=`u-cursor-pt`,hn=`u-legend`,gn=`u-live`,_n=`u-inline`,vn=`u-series`,yn=`u-marker`,bn=`u-label`,xn=`u-value`,Sn=`width`,Cn=`height`,wn=`top`,Tn=`bottom`,En=`left`,Dn=`right`,On=`#000`,kn=`#0000`,An=`mousemove`,jn=`mousedown`,Mn=`mouseup`,Nn=`mouseenter`,Pn=`mouseleave`,Fn=`dblclick`,In=`resize`,G=`scroll`,K=`change`,Ln=`dppxchange`,Rn=`--`,zn=typeof window<`u`,Bn=zn?document:null,Vn=zn?window:null,Hn=zn?navigator:null,q,Un;function Wn(){let e=devicePixelRatio;q!=e&&(q=e,Un&&rr(K,Un,Wn),Un=matchMedia(`(min-resolution: ${q-.001}dppx) and (max-resolution: ${q+.001}dppx)`),nr(K,Un,Wn),Vn.dispatchEvent(new CustomEvent(Ln)))}function Gn(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Kn(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function J(e,t,n){e.style[t]=n+`px`}function qn(e,t,n,r){let i=Bn.createElement(e);return t!=null&&Gn(i,t),n?.insertBefore(i,r),i}function Jn(e,t){return qn(`div`,e,t)}var Y=new WeakMap;function Yn(e,t,n,r,i){let a=`translate(`+t+`px,`+n+`px)`;a!=Y.get(e)&&(e.style.transform=a,Y.set(e,a),t<0||n<0||t>r||n>i?Gn(e,un):Kn(e,un))}var Xn=new WeakMap;function Zn(e,t,n){let r=t+n;r!=Xn.get(e)&&(Xn.set(e,r),e.style.background=t,e.style.borderColor=n)}var Qn=new WeakMap;function $n(e,t,n,r){let i=t+``+n;i!=Qn.get(e)&&(Qn.set(e,i),e.style.height=n+`px`,e.style.width=t+`px`,e.style.marginLeft=r?-t/2+`px`:0,e.style.marginTop=r?-n/2+`px`:0)}var er={passive:!0},tr={...er,capture:!0};function nr(e,t,n,r){t.addEventListener(e,n,r?tr:er)}function rr(e,t,n,r){t.removeEventListener(e,n,er)}zn&&Wn();function ir(e,t,n,r){let i;n||=0,r||=t.length-1;let a=r<=2147483647;for(;r-n>1;)i=a?n+r>>1:Tr((n+r)/2),t[i]<e?n=i:r=i;return e-t[n]<=t[r]-e?n:r}function ar(e){return(t,n,r)=>{let i=-1,a=-1;for(let a=n;a<=r;a++)if(e(t[a])){i=a;break}for(let i=r;i>=n;i--)if(e(t[i])){a=i;break}return[i,a]}}var or=e=>e!=null,sr=e=>e!=null&&e>0,cr=ar(or),lr=ar(sr);function ur(e,t,n,r=0,i=!1){let a=i?lr:cr,o=i?sr:or;[t,n]=a(e,t,n);let s=e[t],c=e[t];if(t>-1){if(r==1)s=e[t],c=e[n];else if(r==-1)s=e[n],c=e[t];else for(let r=t;r<=n;r++){let t=e[r];o(t)&&(t<s?s=t:t>c&&(c=t))}}return[s??Ir,c??-Ir]}function dr(e,t,n,r){let i=jr(e),a=jr(t);e==t&&(i==-1?(e*=n,t/=n):(e/=n,t*=n));let o=n==10?Mr:Nr,s=i==1?Tr:Dr,c=a==1?Dr:Tr,l=s(o(wr(e))),u=c(o(wr(t))),d=Ar(n,l),f=Ar(n,u);return n==10&&(l<0&&(d=Q(d,-l)),u<0&&(f=Q(f,-u))),r||n==2?(e=d*i,t=f*a):(e=Xr(e,d),t=Yr(t,f)),[e,t]}function fr(e,t,n,r){let i=dr(e,t,n,r);return e==0&&(i[0]=0),t==0&&(i[1]=0),i}var pr=.1,mr={mode:3,pad:pr},hr={pad:0,soft:null,mode:0},gr={min:hr,max:hr};function _r(e,t,n,r){return si(n)?yr(e,t,n):(hr.pad=n,hr.soft=r?0:null,hr.mode=r?3:0,yr(e,t,gr))}function X(e,t){return e??t}function vr(e,t,n){for(t=X(t,0),n=X(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function yr(e,t,n){let r=n.min,i=n.max,a=X(r.pad,0),o=X(i.pad,0),s=X(r.hard,-Ir),c=X(i.hard,Ir),l=X(r.soft,Ir),u=X(i.soft,-Ir),d=X(r.mode,0),f=X(i.mode,0),p=t-e,m=Mr(p),h=kr(wr(e),wr(t)),g=wr(Mr(h)-m);(p<1e-24||g>10)&&(p=0,(e==0||t==0)&&(p=1e-24,d==2&&l!=Ir&&(a=0),f==2&&u!=-Ir&&(o=0)));let _=p||h||1e3,v=Ar(10,Tr(Mr(_))),y=Q(Xr(e-_*(p==0?e==0?.1:1:a),v/10),24),b=e>=l&&(d==1||d==3&&y<=l||d==2&&y>=l)?l:Ir,x=kr(s,y<b&&e>=b?b:Or(b,y)),S=Q(Yr(t+_*(p==0?t==0?.1:1:o),v/10),24),C=t<=u&&(f==1||f==3&&S>=u||f==2&&S<=u)?u:-Ir,w=Or(c,S>C&&t<=C?C:kr(C,S));return x==w&&x==0&&(w=100),[x,w]}var br=new Intl.NumberFormat(zn?Hn.language:`en-US`),xr=e=>br.format(e),Sr=Math,Cr=Sr.PI,wr=Sr.abs,Tr=Sr.floor,Er=Sr.round,Dr=Sr.ceil,Or=Sr.min,kr=Sr.max,Ar=Sr.pow,jr=Sr.sign,Mr=Sr.log10,Nr=Sr.log2,Pr=(e,t=1)=>Sr.sinh(e)*t,Fr=(e,t=1)=>Sr.asinh(e/t),Ir=1/0;function Lr(e){return(Mr((e^e>>31)-(e>>31))|0)+1}function Rr(e,t,n){return Or(kr(e,t),n)}function zr(e){return typeof e==`function`}function Z(e){return zr(e)?e:()=>e}var Br=()=>{},Vr=e=>e,Hr=(e,t)=>t,Ur=e=>null,Wr=e=>!0,Gr=(e,t)=>e==t,Kr=/\.\d*?(?=9{6,}|0{6,})/gm,qr=e=>{if(ii(e)||Zr.has(e))return e;let t=`${e}`,n=t.match(Kr);if(n==null)return e;let r=n[0].length-1;if(t.indexOf(`e-`)!=-1){let[e,n]=t.split(`e`);return+`${qr(e)}e${n}`}return Q(e,r)};function Jr(e,t){return qr(Q(qr(e/t))*t)}function Yr(e,t){return qr(Dr(qr(e/t))*t)}function Xr(e,t){return qr(Tr(qr(e/t))*t)}function Q(e,t=0){if(ii(e))return e;let n=10**t;return Er(e*n*(1+2**-52))/n}var Zr=new Map;function Qr(e){return((``+e).split(`.`)[1]||``).length}function $r(e,t,n,r){let i=[],a=r.map(Qr);for(let o=t;o<n;o++){let t=wr(o),n=Q(Ar(e,o),t);for(let s=0;s<r.length;s++){let c=e==10?+`${r[s]}e${o}`:r[s]*n,l=(o>=0?0:t)+(o>=a[s]?0:a[s]),u=e==10?c:Q(c,l);i.push(u),Zr.set(u,l)}}return i}var ei={},ti=[],ni=[null,null],ri=Array.isArray,ii=Number.isInteger,ai=e=>e===void 0;function oi(e){return typeof e==`string`}function si(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function ci(e){return typeof e==`object`&&!!e}var li=Object.getPrototypeOf(Uint8Array),ui=`__proto__`;function di(e,t=si){let n;if(ri(e)){let r=e.find(e=>e!=null);if(ri(r)||t(r)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=di(e[r],t)}else n=e.slice()}else if(e instanceof li)n=e.slice();else if(t(e)){n={};for(let r in e)r!=ui&&(n[r]=di(e[r],t))}else n=e;return n}function fi(e){let t=arguments;for(let n=1;n<t.length;n++){let r=t[n];for(let t in r)t!=ui&&(si(e[t])?fi(e[t],di(r[t])):e[t]=di(r[t]))}return e}var pi=0,mi=1,hi=2;function gi(e,t,n){for(let r=0,i,a=-1;r<t.length;r++){let o=t[r];if(o>a){for(i=o-1;i>=0&&e[i]==null;)e[i--]=null;for(i=o+1;i<n&&e[i]==null;)e[a=i++]=null}}}function _i(e,t){if(bi(e)){let t=e[0].slice();for(let n=1;n<e.length;n++)t.push(...e[n].slice(1));return xi(t[0])||(t=yi(t)),t}let n=new Set;for(let t=0;t<e.length;t++){let r=e[t][0],i=r.length;for(let e=0;e<i;e++)n.add(r[e])}let r=[Array.from(n).sort((e,t)=>e-t)],i=r[0].length,a=new Map;for(let e=0;e<i;e++)a.set(r[0][e],e);for(let n=0;n<e.length;n++){let o=e[n],s=o[0];for(let e=1;e<o.length;e++){let c=o[e],l=Array(i).fill(void 0),u=t?t[n][e]:mi,d=[];for(let e=0;e<c.length;e++){let t=c[e],n=a.get(s[e]);t===null?u!=pi&&(l[n]=t,u==hi&&d.push(n)):l[n]=t}gi(l,d,i),r.push(l)}}return r}var vi=typeof queueMicrotask>`u`?e=>Promise.resolve().then(e):queueMicrotask;function yi(e){let t=e[0],n=t.length,r=Array(n);for(let e=0;e<r.length;e++)r[e]=e;r.sort((e,n)=>t[e]-t[n]);let i=[];for(let t=0;t<e.length;t++){let a=e[t],o=Array(n);for(let e=0;e<n;e++)o[e]=a[r[e]];i.push(o)}return i}function bi(e){let t=e[0][0],n=t.length;for(let r=1;r<e.length;r++){let i=e[r][0];if(i.length!=n)return!1;if(i!=t){for(let e=0;e<n;e++)if(i[e]!=t[e])return!1}}return!0}function xi(e,t=100){let n=e.length;if(n<=1)return!0;let r=0,i=n-1;for(;r<=i&&e[r]==null;)r++;for(;i>=r&&e[i]==null;)i--;if(i<=r)return!0;let a=kr(1,Tr((i-r+1)/t));for(let t=e[r],n=r+a;n<=i;n+=a){let r=e[n];if(r!=null){if(r<=t)return!1;t=r}}return!0}var Si=[`January`,`February`,`March`,`April`,`May`,`June`,`July`,`August`,`September`,`October`,`November`,`December`],Ci=[`Sunday`,`Monday`,`Tuesday`,`Wednesday`,`Thursday`,`Friday`,`Saturday`];function wi(e){return e.slice(0,3)}var Ti=Ci.map(wi),Ei={MMMM:Si,MMM:Si.map(wi),WWWW:Ci,WWW:Ti};function Di(e){return(e<10?`0`:``)+e}function Oi(e){return(e<10?`00`:e<100?`0`:``)+e}var ki={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+``).slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Di(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Di(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Di(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?`PM`:`AM`,aa:e=>e.getHours()>=12?`pm`:`am`,a:e=>e.getHours()>=12?`p`:`a`,mm:e=>Di(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Di(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Oi(e.getMilliseconds())};function Ai(e,t){t||=Ei;let n=[],r=/\{([a-z]+)\}|[^{]+/gi,i;for(;i=r.exec(e);)n.push(i[0][0]==`{`?ki[i[1]]:i[0]);return e=>{let r=``;for(let i=0;i<n.length;i++)r+=typeof n[i]==`string`?n[i]:n[i](e,t);return r}}var ji=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Mi(e,t){let n;return t==`UTC`||t==`Etc/UTC`?n=new Date(+e+e.getTimezoneOffset()*6e4):t==ji?n=e:(n=new Date(e.toLocaleString(`en-US`,{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var Ni=e=>e%1==0,Pi=[1,2,2.5,5],Fi=$r(10,-32,0,Pi),Ii=$r(10,0,32,Pi),Li=Ii.filter(Ni),Ri=Fi.concat(Ii),zi=`
`,Bi=`{YYYY}`,Vi=zi+Bi,Hi=`{M}/{D}`,Ui=zi+Hi,Wi=Ui+`/{YY}`,Gi=`{aa}`,Ki=`{h}:{mm}`+Gi,qi=zi+Ki,Ji=`:{ss}`,$=null;function Yi(e){let t=e*1e3,n=t*60,r=n*60,i=r*24,a=i*30,o=i*365,s=(e==1?$r(10,0,3,Pi).filter(Ni):$r(10,-3,0,Pi)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,r,r*2,r*3,r*4,r*6,r*8,r*12,i,i*2,i*3,i*4,i*5,i*6,i*7,i*8,i*9,i*10,i*15,a,a*2,a*3,a*4,a*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Bi,$,$,$,$,$,$,1],[i*28,`{MMM}`,Vi,$,$,$,$,$,1],[i,Hi,Vi,$,$,$,$,$,1],[r,`{h}`+Gi,Wi,$,Ui,$,$,$,1],[n,Ki,Wi,$,Ui,$,$,$,1],[t,Ji,Wi+` `+Ki,$,Ui+` `+Ki,$,qi,$,1],[e,Ji+`.{fff}`,Wi+` `+Ki,$,Ui+` `+Ki,$,qi,$,1]];function l(t){return(s,c,l,u,d,f)=>{let p=[],m=d>=o,h=d>=a&&d<o,g=t(l),_=Q(g*e,3),v=aa(g.getFullYear(),m?0:g.getMonth(),h||m?1:g.getDate()),y=Q(v*e,3);if(h||m){let n=h?d/a:0,r=m?d/o:0,i=_==y?_:Q(aa(v.getFullYear()+r,v.getMonth()+n,1)*e,3),s=new Date(Er(i/e)),c=s.getFullYear(),l=s.getMonth();for(let a=0;i<=u;a++){let o=aa(c+r*a,l+n*a,1),s=o-t(Q(o*e,3));i=Q((+o+s)*e,3),i<=u&&p.push(i)}}else{let a=d>=i?i:d,o=y+(Tr(l)-Tr(_))+Yr(_-y,a);p.push(o);let m=t(o),h=m.getHours()+m.getMinutes()/n+m.getSeconds()/r,g=d/r,v=f/s.axes[c]._space;for(;o=Q(o+d,e==1?0:3),!(o>u);)if(g>1){let e=Tr(Q(h+g,6))%24,n=t(o).getHours()-e;n>1&&(n=-1),o-=n*r,h=(h+g)%24;let i=p[p.length-1];Q((o-i)/d,3)*v>=.7&&p.push(o)}else p.push(o)}return p}}return[s,c,l]}var[Xi,Zi,Qi]=Yi(1),[$i,ea,ta]=Yi(.001);$r(2,-53,53,[1]);function na(e,t){return e.map(e=>e.map((n,r)=>r==0||r==8||n==null?n:t(r==1||e[8]==0?n:e[1]+n)))}function ra(e,t){return(n,r,i,a,o)=>{let s=t.find(e=>o>=e[0])||t[t.length-1],c,l,u,d,f,p;return r.map(t=>{let n=e(t),r=n.getFullYear(),i=n.getMonth(),a=n.getDate(),o=n.getHours(),m=n.getMinutes(),h=n.getSeconds(),g=r!=c&&s[2]||i!=l&&s[3]||a!=u&&s[4]||o!=d&&s[5]||m!=f&&s[6]||h!=p&&s[7]||s[1];return c=r,l=i,u=a,d=o,f=m,p=h,g(n)})}}function ia(e,t){let n=Ai(t);return(t,r,i,a,o)=>r.map(t=>n(e(t)))}function aa(e,t,n){return new Date(e,t,n)}function oa(e,t){return t(e)}var sa=`{YYYY}-{MM}-{DD} {h}:{mm}{aa}`;function ca(e,t){return(n,r,i,a)=>a==null?Rn:t(e(r))}function la(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function ua(e,t){return e.series[t].fill(e,t)}var da={show:!0,live:!0,isolate:!1,mount:Br,markers:{show:!0,width:2,stroke:la,fill:ua,dash:`solid`},idx:null,idxs:null,values:[]};function fa(e,t){let n=e.cursor.points,r=Jn(),i=n.size(e,t);J(r,Sn,i),J(r,Cn,i);let a=i/-2;J(r,`marginLeft`,a),J(r,`marginTop`,a);let o=n.width(e,t,i);return o&&J(r,`borderWidth`,o),r}function pa(e,t){let n=e.series[t].points;return n._fill||n._stroke}function ma(e,t){let n=e.series[t].points;return n._stroke||n._fill}function ha(e,t){return e.series[t].points.size}var ga=[0,0];function _a(e,t,n){return ga[0]=t,ga[1]=n,ga}function va(e,t,n,r=!0){return e=>{e.button==0&&(!r||e.target==t)&&n(e)}}function ya(e,t,n,r=!0){return e=>{(!r||e.target==t)&&n(e)}}var ba={show:!0,x:!0,y:!0,lock:!1,move:_a,points:{one:!1,show:fa,size:ha,width:0,stroke:ma,fill:pa},bind:{mousedown:va,mouseup:va,click:va,dblclick:va,mousemove:ya,mouseleave:ya,mouseenter:ya},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,r,i)=>r-i,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},xa={show:!0,stroke:`rgba(0,0,0,0.07)`,width:2},Sa=fi({},xa,{filter:Hr}),Ca=fi({},Sa,{size:10}),wa=fi({},xa,{show:!1}),Ta=`12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"`,Ea=`bold `+Ta,Da=1.5,Oa={show:!0,scale:`x`,stroke:On,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Ea,side:2,grid:Sa,ticks:Ca,border:wa,font:Ta,lineGap:Da,rotate:0},ka=`Value`,Aa=`Time`,ja={show:!0,scale:`x`,auto:!1,sorted:1,min:Ir,max:-1/0,idxs:[]};function Ma(e,t,n,r,i){return t.map(e=>e==null?``:xr(e))}function Na(e,t,n,r,i,a,o){let s=[],c=Zr.get(i)||0;n=o?n:Q(Yr(n,i),c);for(let e=n;e<=r;e=Q(e+i,c))s.push(Object.is(e,-0)?0:e);return s}function Pa(e,t,n,r,i,a,o){let s=[],c=e.scales[e.axes[t].scale].log;i=Ar(c,Tr((c==10?Mr:Nr)(n))),c==10&&(i=Ri[ir(i,Ri)]);let l=n,u=i*c;c==10&&(u=Ri[ir(u,Ri)]);do s.push(l),l+=i,c==10&&!Zr.has(l)&&(l=Q(l,Zr.get(i))),l>=u&&(i=l,u=i*c,c==10&&(u=Ri[ir(u,Ri)]));while(l<=r);return s}function Fa(e,t,n,r,i,a,o){let s=e.scales[e.axes[t].scale].asinh,c=r>s?Pa(e,t,kr(s,n),r,i):[s],l=r>=0&&n<=0?[0]:[];return(n<-s?Pa(e,t,kr(s,-r),-n,i):[s]).reverse().map(e=>-e).concat(l,c)}var Ia=/./,La=/[12357]/,Ra=/[125]/,za=/1/,Ba=(e,t,n,r)=>e.map((e,i)=>t==4&&e==0||i%r==0&&n.test(e.toExponential()[+(e<0)])?e:null);function Va(e,t,n,r,i){let a=e.axes[n],o=a.scale,s=e.scales[o],c=e.valToPos,l=a._space,u=c(10,o),d=c(9,o)-u>=l?Ia:c(7,o)-u>=l?La:c(5,o)-u>=l?Ra:za;if(d==za){let e=wr(c(1,o)-u);if(e<l)return Ba(t.slice().reverse(),s.distr,d,Dr(l/e)).reverse()}return Ba(t,s.distr,d,1)}function Ha(e,t,n,r,i){let a=e.axes[n],o=a.scale,s=a._space,c=e.valToPos,l=wr(c(1,o)-c(2,o));return l<s?Ba(t.slice().reverse(),3,Ia,Dr(s/l)).reverse():t}function Ua(e,t,n,r){return r==null?Rn:t==null?``:xr(t)}var Wa={show:!0,scale:`y`,stroke:On,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Ea,side:3,grid:Sa,ticks:Ca,border:wa,font:Ta,lineGap:Da,rotate:0};function Ga(e,t){return Q((3+(e||1)*2)*t,3)}function Ka(e,t){let{scale:n,idxs:r}=e.series[0],i=e._data[0],a=e.valToPos(i[r[0]],n,!0),o=wr(e.valToPos(i[r[1]],n,!0)-a)/(e.series[t].points.space*q);return r[1]-r[0]<=o}var qa={scale:null,auto:!0,sorted:0,min:Ir,max:-1/0},Ja=(e,t,n,r,i)=>i,Ya={show:!0,auto:!0,sorted:0,gaps:Ja,alpha:1,facets:[fi({},qa,{scale:`x`}),fi({},qa,{scale:`y`})]},Xa={scale:`y`,auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Ja,alpha:1,points:{show:Ka,filter:null},values:null,min:Ir,max:-1/0,idxs:[],path:null,clip:null};function Za(e,t,n,r,i){return n/10}var Qa={time:en,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},$a=fi({},Qa,{time:!1,ori:1}),eo={};function to(e,t){let n=eo[e];return n||(n={key:e,plots:[],sub(e){n.plots.push(e)},unsub(e){n.plots=n.plots.filter(t=>t!=e)},pub(e,t,r,i,a,o,s){for(let c=0;c<n.plots.length;c++)n.plots[c]!=t&&n.plots[c].pub(e,t,r,i,a,o,s)}},e!=null&&(eo[e]=n)),n}var no=1,ro=2;function io(e,t,n){let r=e.mode,i=e.series[t],a=r==2?e._data[t]:e._data,o=e.scales,s=e.bbox,c=a[0],l=r==2?a[1]:a[t],u=r==2?o[i.facets[0].scale]:o[e.series[0].scale],d=r==2?o[i.facets[1].scale]:o[i.scale],f=s.left,p=s.top,m=s.width,h=s.height,g=e.valToPosH,_=e.valToPosV;return u.ori==0?n(i,c,l,u,d,g,_,f,p,m,h,mo,go,vo,bo,So):n(i,c,l,u,d,_,g,p,f,h,m,ho,_o,yo,xo,Co)}function ao(e,t){let n=0,r=0,i=X(e.bands,ti);for(let e=0;e<i.length;e++){let a=i[e];a.series[0]==t?n=a.dir:a.series[1]==t&&(a.dir==1?r|=1:r|=2)}return[n,r==1?-1:r==2?1:r==3?2:0]}function oo(e,t,n,r,i){let a=e.mode,o=e.series[t],s=a==2?o.facets[1].scale:o.scale,c=e.scales[s];return i==-1?c.min:i==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function so(e,t,n,r,i,a){return io(e,t,(e,t,o,s,c,l,u,d,f,p,m)=>{let h=e.pxRound,g=s.dir*(s.ori==0?1:-1),_=s.ori==0?go:_o,v,y;g==1?(v=n,y=r):(v=r,y=n);let b=h(l(t[v],s,p,d)),x=h(u(o[v],c,m,f)),S=h(l(t[y],s,p,d)),C=h(u(a==1?c.max:c.min,c,m,f)),w=new Path2D(i);return _(w,S,C),_(w,b,C),_(w,b,x),w})}function co(e,t,n,r,i,a){let o=null;if(e.length>0){o=new Path2D;let s=t==0?vo:yo,c=n;for(let t=0;t<e.length;t++){let n=e[t];if(n[1]>n[0]){let e=n[0]-c;e>0&&s(o,c,r,e,r+a),c=n[1]}}let l=n+i-c;l>0&&s(o,c,r-5,l,r+a+10)}return o}function lo(e,t,n){let r=e[e.length-1];r&&r[0]==t?r[1]=n:e.push([t,n])}function uo(e,t,n,r,i,a,o){let s=[],c=e.length;for(let l=i==1?n:r;l>=n&&l<=r;l+=i)if(t[l]===null){let u=l,d=l;if(i==1)for(;++l<=r&&t[l]===null;)d=l;else for(;--l>=n&&t[l]===null;)d=l;let f=a(e[u]),p=d==u?f:a(e[d]),m=u-i;f=o<=0&&m>=0&&m<c?a(e[m]):f;let h=d+i;p=o>=0&&h>=0&&h<c?a(e[h]):p,p>=f&&s.push([f,p])}return s}function fo(e){return e==0?Vr:e==1?Er:t=>Jr(t,e)}function po(e){let t=e==0?mo:ho,n=e==0?(e,t,n,r,i,a)=>{e.arcTo(t,n,r,i,a)}:(e,t,n,r,i,a)=>{e.arcTo(n,t,i,r,a)},r=e==0?(e,t,n,r,i)=>{e.rect(t,n,r,i)}:(e,t,n,r,i)=>{e.rect(n,t,i,r)};return(e,i,a,o,s,c=0,l=0)=>{c==0&&l==0?r(e,i,a,o,s):(c=Or(c,o/2,s/2),l=Or(l,o/2,s/2),t(e,i+c,a),n(e,i+o,a,i+o,a+s,c),n(e,i+o,a+s,i,a+s,l),n(e,i,a+s,i,a,l),n(e,i,a,i+o,a,c),e.closePath())}}var mo=(e,t,n)=>{e.moveTo(t,n)},ho=(e,t,n)=>{e.moveTo(n,t)},go=(e,t,n)=>{e.lineTo(t,n)},_o=(e,t,n)=>{e.lineTo(n,t)},vo=po(0),yo=po(1),bo=(e,t,n,r,i,a)=>{e.arc(t,n,r,i,a)},xo=(e,t,n,r,i,a)=>{e.arc(n,t,r,i,a)},So=(e,t,n,r,i,a,o)=>{e.bezierCurveTo(t,n,r,i,a,o)},Co=(e,t,n,r,i,a,o)=>{e.bezierCurveTo(n,t,i,r,o,a)};function wo(e){return(e,t,n,r,i)=>io(e,t,(t,a,o,s,c,l,u,d,f,p,m)=>{let{pxRound:h,points:g}=t,_,v;s.ori==0?(_=mo,v=bo):(_=ho,v=xo);let y=Q(g.width*q,3),b=(g.size-g.width)/2*q,x=Q(b*2,3),S=new Path2D,C=new Path2D,{left:w,top:ee,width:T,height:E}=e.bbox;vo(C,w-x,ee-x,T+x*2,E+x*2);let D=e=>{if(o[e]!=null){let t=h(l(a[e],s,p,d)),n=h(u(o[e],c,m,f));_(S,t+b,n),v(S,t,n,b,0,Cr*2)}};if(i)i.forEach(D);else for(let e=n;e<=r;e++)D(e);return{stroke:y>0?S:null,fill:S,clip:C,flags:3}})}function To(e){return(t,n,r,i,a,o)=>{r!=i&&(a!=r&&o!=r&&e(t,n,r),a!=i&&o!=i&&e(t,n,i),e(t,n,o))}}var Eo=To(go),Do=To(_o);function Oo(e){let t=X(e?.alignGaps,0);return(e,n,r,i)=>io(e,n,(a,o,s,c,l,u,d,f,p,m,h)=>{[r,i]=cr(s,r,i);let g=a.pxRound,_=e=>g(u(e,c,m,f)),v=e=>g(d(e,l,h,p)),y,b;c.ori==0?(y=go,b=Eo):(y=_o,b=Do);let x=c.dir*(c.ori==0?1:-1),S={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:no},C=S.stroke,w=!1;if(i-r>=m*4){let t=t=>e.posToVal(t,c.key,!0),n=null,a=null,l,u,d,f=_(o[x==1?r:i]),p=_(o[r]),m=_(o[i]),h=t(x==1?p+1:m-1);for(let e=x==1?r:i;e>=r&&e<=i;e+=x){let r=o[e],i=(x==1?r<h:r>h)?f:_(r),c=s[e];i==f?c==null?c===null&&(w=!0):(u=c,n==null?(y(C,i,v(u)),l=n=a=u):u<n?n=u:u>a&&(a=u)):(n!=null&&b(C,f,v(n),v(a),v(l),v(u)),c==null?(n=a=null,c===null&&(w=!0)):(u=c,y(C,i,v(u)),n=a=l=u),f=i,h=t(f+x))}n!=null&&n!=a&&d!=f&&b(C,f,v(n),v(a),v(l),v(u))}else for(let e=x==1?r:i;e>=r&&e<=i;e+=x){let t=s[e];t===null?w=!0:t!=null&&y(C,_(o[e]),v(t))}let[ee,T]=ao(e,n);if(a.fill!=null||ee!=0){let t=S.fill=new Path2D(C),s=v(a.fillTo(e,n,a.min,a.max,ee)),c=_(o[r]),l=_(o[i]);x==-1&&([l,c]=[c,l]),y(t,l,s),y(t,c,s)}if(!a.spanGaps){let l=[];w&&l.push(...uo(o,s,r,i,x,_,t)),S.gaps=l=a.gaps(e,n,r,i,l),S.clip=co(l,c.ori,f,p,m,h)}return T!=0&&(S.band=T==2?[so(e,n,r,i,C,-1),so(e,n,r,i,C,1)]:so(e,n,r,i,C,T)),S})}function ko(e){let t=X(e.align,1),n=X(e.ascDesc,!1),r=X(e.alignGaps,0),i=X(e.extend,!1);return(e,a,o,s)=>io(e,a,(c,l,u,d,f,p,m,h,g,_,v)=>{[o,s]=cr(u,o,s);let y=c.pxRound,{left:b,width:x}=e.bbox,S=e=>y(p(e,d,_,h)),C=e=>y(m(e,f,v,g)),w=d.ori==0?go:_o,ee={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:no},T=ee.stroke,E=d.dir*(d.ori==0?1:-1),D=C(u[E==1?o:s]),O=S(l[E==1?o:s]),te=O,k=O;i&&t==-1&&(k=b,w(T,k,D)),w(T,O,D);for(let e=E==1?o:s;e>=o&&e<=s;e+=E){let n=u[e];if(n==null)continue;let r=S(l[e]),i=C(n);t==1?w(T,r,D):w(T,te,i),w(T,r,i),D=i,te=r}let A=te;i&&t==1&&(A=b+x,w(T,A,D));let[ne,re]=ao(e,a);if(c.fill!=null||ne!=0){let t=ee.fill=new Path2D(T),n=C(c.fillTo(e,a,c.min,c.max,ne));w(t,A,n),w(t,k,n)}if(!c.spanGaps){let i=[];i.push(...uo(l,u,o,s,E,S,r));let f=c.width*q/2,p=n||t==1?f:-f,m=n||t==-1?-f:f;i.forEach(e=>{e[0]+=p,e[1]+=m}),ee.gaps=i=c.gaps(e,a,o,s,i),ee.clip=co(i,d.ori,h,g,_,v)}return re!=0&&(ee.band=re==2?[so(e,a,o,s,T,-1),so(e,a,o,s,T,1)]:so(e,a,o,s,T,re)),ee})}function Ao(e,t,n,r,i,a,o=Ir){if(e.length>1){let s=null;for(let c=0,l=1/0;c<e.length;c++)if(t[c]!==void 0){if(s!=null){let t=wr(e[c]-e[s]);t<l&&(l=t,o=wr(n(e[c],r,i,a)-n(e[s],r,i,a)))}s=c}}return o}function jo(e){e||=ei;let t=X(e.size,[.6,Ir,1]),n=e.align||0,r=e.gap||0,i=e.radius;i=i==null?[0,0]:typeof i==`number`?[i,0]:i;let a=Z(i),o=1-t[0],s=X(t[1],Ir),c=X(t[2],1),l=X(e.disp,ei),u=X(e.each,e=>{}),{fill:d,stroke:f}=l;return(e,t,i,p)=>io(e,t,(m,h,g,_,v,y,b,x,S,C,w)=>{let ee=m.pxRound,T=n,E=r*q,D=s*q,O=c*q,te,k;_.ori==0?[te,k]=a(e,t):[k,te]=a(e,t);let A=_.dir*(_.ori==0?1:-1),ne=_.ori==0?vo:yo,re=_.ori==0?u:(e,t,n,r,i,a,o)=>{u(e,t,n,i,r,o,a)},ie=X(e.bands,ti).find(e=>e.series[0]==t),ae=ie==null?0:ie.dir,oe=m.fillTo(e,t,m.min,m.max,ae),j=ee(b(oe,v,w,S)),M,se,N,P=C,F=ee(m.width*q),ce=!1,I=null,le=null,L=null,ue=null;d!=null&&(F==0||f!=null)&&(ce=!0,I=d.values(e,t,i,p),le=new Map,new Set(I).forEach(e=>{e!=null&&le.set(e,new Path2D)}),F>0&&(L=f.values(e,t,i,p),ue=new Map,new Set(L).forEach(e=>{e!=null&&ue.set(e,new Path2D)})));let{x0:de,size:fe}=l;if(de!=null&&fe!=null){T=1,h=de.values(e,t,i,p),de.unit==2&&(h=h.map(t=>e.posToVal(x+t*C,_.key,!0)));let n=fe.values(e,t,i,p);se=fe.unit==2?n[0]*C:y(n[0],_,C,x)-y(0,_,C,x),P=Ao(h,g,y,_,C,x,P),N=P-se+E}else P=Ao(h,g,y,_,C,x,P),N=P*o+E,se=P-N;N<1&&(N=0),F>=se/2&&(F=0),N<5&&(ee=Vr);let pe=N>0,me=P-N-(pe?F:0);se=ee(Rr(me,O,D)),M=(T==0?se/2:T==A?0:se)-T*A*((T==0?E/2:0)+(pe?F/2:0));let he={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},ge=ce?null:new Path2D,_e=null;if(ie!=null)_e=e.data[ie.series[1]];else{let{y0:n,y1:r}=l;n!=null&&r!=null&&(g=r.values(e,t,i,p),_e=n.values(e,t,i,p))}let ve=te*se,ye=k*se;for(let n=A==1?i:p;n>=i&&n<=p;n+=A){let r=g[n];if(r==null)continue;if(_e!=null){let e=_e[n]??0;if(r-e==0)continue;j=b(e,v,w,S)}let i=y(_.distr!=2||l!=null?h[n]:n,_,C,x),a=b(X(r,oe),v,w,S),o=ee(i-M),s=ee(kr(a,j)),c=ee(Or(a,j)),u=s-c;if(r!=null){let i=r<0?ye:ve,a=r<0?ve:ye;ce?(F>0&&L[n]!=null&&ne(ue.get(L[n]),o,c+Tr(F/2),se,kr(0,u-F),i,a),I[n]!=null&&ne(le.get(I[n]),o,c+Tr(F/2),se,kr(0,u-F),i,a)):ne(ge,o,c+Tr(F/2),se,kr(0,u-F),i,a),re(e,t,n,o-F/2,c,se+F,u)}}return F>0?he.stroke=ce?ue:ge:ce||(he._fill=m.width==0?m._fill:m._stroke??m._fill,he.width=0),he.fill=ce?le:ge,he})}function Mo(e,t){let n=X(t?.alignGaps,0);return(t,r,i,a)=>io(t,r,(o,s,c,l,u,d,f,p,m,h,g)=>{[i,a]=cr(c,i,a);let _=o.pxRound,v=e=>_(d(e,l,h,p)),y=e=>_(f(e,u,g,m)),b,x,S;l.ori==0?(b=mo,S=go,x=So):(b=ho,S=_o,x=Co);let C=l.dir*(l.ori==0?1:-1),w=v(s[C==1?i:a]),ee=w,T=[],E=[];for(let e=C==1?i:a;e>=i&&e<=a;e+=C)if(c[e]!=null){let t=s[e],n=v(t);T.push(ee=n),E.push(y(c[e]))}let D={stroke:e(T,E,b,S,x,_),fill:null,clip:null,band:null,gaps:null,flags:no},O=D.stroke,[te,k]=ao(t,r);if(o.fill!=null||te!=0){let e=D.fill=new Path2D(O),n=y(o.fillTo(t,r,o.min,o.max,te));S(e,ee,n),S(e,w,n)}if(!o.spanGaps){let e=[];e.push(...uo(s,c,i,a,C,v,n)),D.gaps=e=o.gaps(t,r,i,a,e),D.clip=co(e,l.ori,p,m,h,g)}return k!=0&&(D.band=k==2?[so(t,r,i,a,O,-1),so(t,r,i,a,O,1)]:so(t,r,i,a,O,k)),D})}function No(e){return Mo(Po,e)}function Po(e,t,n,r,i,a){let o=e.length;if(o<2)return null;let s=new Path2D;if(n(s,e[0],t[0]),o==2)r(s,e[1],t[1]);else{let n=Array(o),r=Array(o-1),a=Array(o-1),c=Array(o-1);for(let n=0;n<o-1;n++)a[n]=t[n+1]-t[n],c[n]=e[n+1]-e[n],r[n]=a[n]/c[n];n[0]=r[0];for(let e=1;e<o-1;e++)r[e]===0||r[e-1]===0||r[e-1]>0!=r[e]>0?n[e]=0:(n[e]=3*(c[e-1]+c[e])/((2*c[e]+c[e-1])/r[e-1]+(c[e]+2*c[e-1])/r[e]),isFinite(n[e])||(n[e]=0));n[o-1]=r[o-2];for(let r=0;r<o-1;r++)i(s,e[r]+c[r]/3,t[r]+n[r]*c[r]/3,e[r+1]-c[r]/3,t[r+1]-n[r+1]*c[r]/3,e[r+1],t[r+1])}return s}var Fo=new Set;function Io(){for(let e of Fo)e.syncRect(!0)}zn&&(nr(In,Vn,Io),nr(G,Vn,Io,!0),nr(Ln,Vn,()=>{Qo.pxRatio=q}));var Lo=Oo(),Ro=wo();function zo(e,t,n,r){return(r?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((e,r)=>Vo(e,r,t,n))}function Bo(e,t){return e.map((e,n)=>n==0?{}:fi({},t,e))}function Vo(e,t,n,r){return fi({},t==0?n:r,e)}function Ho(e,t,n){return t==null?ni:[t,n]}var Uo=Ho;function Wo(e,t,n){return t==null?ni:_r(t,n,pr,!0)}function Go(e,t,n,r){return t==null?ni:dr(t,n,e.scales[r].log,!1)}var Ko=Go;function qo(e,t,n,r){return t==null?ni:fr(t,n,e.scales[r].log,!1)}var Jo=qo;function Yo(e,t,n,r,i){let a=kr(Lr(e),Lr(t)),o=t-e,s=ir(i/r*o,n);do{let e=n[s],t=r*e/o;if(t>=i&&a+(e<5?Zr.get(e):0)<=17)return[e,t]}while(++s<n.length);return[0,0]}function Xo(e){let t,n;return e=e.replace(/(\d+)px/,(e,r)=>(t=Er((n=+r)*q))+`px`),[e,t,n]}function Zo(e){e.show&&[e.font,e.labelFont].forEach(e=>{let t=Q(e[2]*q,1);e[0]=e[0].replace(/[0-9.]+px/,t+`px`),e[1]=t})}function Qo(e,t,n){let r={mode:X(e.mode,1)},i=r.mode;function a(e,t,n,r){let i=t.valToPct(e);return r+n*(t.dir==-1?1-i:i)}function o(e,t,n,r){let i=t.valToPct(e);return r+n*(t.dir==-1?i:1-i)}function s(e,t,n,r){return t.ori==0?a(e,t,n,r):o(e,t,n,r)}r.valToPosH=a,r.valToPosV=o;let c=!1;r.status=0;let l=r.root=Jn(tn);if(e.id!=null&&(l.id=e.id),Gn(l,e.class),e.title){let t=Jn(an,l);t.textContent=e.title}let u=qn(`canvas`),d=r.ctx=u.getContext(`2d`),f=Jn(on,l);nr(`click`,f,e=>{e.target===m&&(G!=$t||K!=en)&&Hn.click(r,e)},!0);let p=r.under=Jn(sn,f);f.appendChild(u);let m=r.over=Jn(cn,f);e=di(e);let h=+X(e.pxAlign,1),g=fo(h);(e.plugins||[]).forEach(t=>{t.opts&&(e=t.opts(r,e)||e)});let _=e.ms||.001,v=r.series=i==1?zo(e.series||[],ja,Xa,!1):Bo(e.series||[null],Ya),y=r.axes=zo(e.axes||[],Oa,Wa,!0),b=r.scales={},x=r.bands=e.bands||[];x.forEach(e=>{e.fill=Z(e.fill||null),e.dir=X(e.dir,-1)});let S=i==2?v[1].facets[0].scale:v[0].scale,C={axes:Lt,series:Et},w=(e.drawOrder||[`axes`,`series`]).map(e=>C[e]);function ee(e){let t=e.distr==3?t=>Mr(t>0?t:e.clamp(r,t,e.min,e.max,e.key)):e.distr==4?t=>Fr(t,e.asinh):e.distr==100?t=>e.fwd(t):e=>e;return n=>{let r=t(n),{_min:i,_max:a}=e,o=a-i;return(r-i)/o}}function T(t){let n=b[t];if(n==null){let r=(e.scales||ei)[t]||ei;if(r.from!=null){T(r.from);let e=fi({},b[r.from],r,{key:t});e.valToPct=ee(e),b[t]=e}else{n=b[t]=fi({},t==S?Qa:$a,r),n.key=t;let e=n.time,a=n.range,o=ri(a);if((t!=S||i==2&&!e)&&(o&&(a[0]==null||a[1]==null)&&(a={min:a[0]==null?mr:{mode:1,hard:a[0],soft:a[0]},max:a[1]==null?mr:{mode:1,hard:a[1],soft:a[1]}},o=!1),!o&&si(a))){let e=a;a=(t,n,r)=>n==null?ni:_r(n,r,e)}n.range=Z(a||(e?Uo:t==S?n.distr==3?Ko:n.distr==4?Jo:Ho:n.distr==3?Go:n.distr==4?qo:Wo)),n.auto=Z(!o&&n.auto),n.clamp=Z(n.clamp||Za),n._min=n._max=null,n.valToPct=ee(n)}}}T(`x`),T(`y`),i==1&&v.forEach(e=>{T(e.scale)}),y.forEach(e=>{T(e.scale)});for(let t in e.scales)T(t);let E=b[S],D=E.distr,O,te;E.ori==0?(Gn(l,nn),O=a,te=o):(Gn(l,rn),O=o,te=a);let k={};for(let e in b){let t=b[e];(t.min!=null||t.max!=null)&&(k[e]={min:t.min,max:t.max},t.min=t.max=null)}let A=e.tzDate||(e=>new Date(Er(e/_))),ne=e.fmtDate||Ai,re=_==1?Qi(A):ta(A),ie=ra(A,na(_==1?Zi:ea,ne)),ae=ca(A,oa(sa,ne)),oe=[],j=r.legend=fi({},da,e.legend),M=r.cursor=fi({},ba,{drag:{y:i==2}},e.cursor),se=j.show,N=M.show,P=j.markers;j.idxs=oe,P.width=Z(P.width),P.dash=Z(P.dash),P.stroke=Z(P.stroke),P.fill=Z(P.fill);let F,ce,I,le=[],L=[],ue,de=!1,fe={};if(j.live){let e=v[1]?v[1].values:null;de=e!=null,ue=de?e(r,1,0):{_:0};for(let e in ue)fe[e]=Rn}if(se){if(F=qn(`table`,hn,l),I=qn(`tbody`,null,F),j.mount(r,F),de){ce=qn(`thead`,null,F,I);let e=qn(`tr`,null,ce);for(var pe in qn(`th`,null,e),ue)qn(`th`,bn,e).textContent=pe}else Gn(F,_n),j.live&&Gn(F,gn)}let me={show:!0},he={show:!1};function ge(e,t){if(t==0&&(de||!j.live||i==2))return ni;let n=[],a=qn(`tr`,vn,I,I.childNodes[t]);Gn(a,e.class),e.show||Gn(a,un);let o=qn(`th`,null,a);if(P.show){let e=Jn(yn,o);if(t>0){let n=P.width(r,t);n&&(e.style.border=n+`px `+P.dash(r,t)+` `+P.stroke(r,t)),e.style.background=P.fill(r,t)}}let s=Jn(bn,o);for(var c in e.label instanceof HTMLElement?s.appendChild(e.label):s.textContent=e.label,t>0&&(P.show||(s.style.color=e.width>0?P.stroke(r,t):P.fill(r,t)),ve(`click`,o,t=>{if(M._lock)return;ze(t);let n=v.indexOf(e);if((t.ctrlKey||t.metaKey)!=j.isolate){let e=v.some((e,t)=>t>0&&t!=n&&e.show);v.forEach((t,r)=>{r>0&&ar(r,e?r==n?me:he:me,!0,Oi.setSeries)})}else ar(n,{show:!e.show},!0,Oi.setSeries)},!1),He&&ve(Nn,o,t=>{M._lock||(ze(t),ar(v.indexOf(e),br,!0,Oi.setSeries))},!1)),ue){let e=qn(`td`,xn,a);e.textContent=`--`,n.push(e)}return[a,n]}let _e=new Map;function ve(e,t,n,i=!0){let a=_e.get(t)||{},o=M.bind[e](r,t,n,i);o&&(nr(e,t,a[e]=o),_e.set(t,a))}function ye(e,t,n){let r=_e.get(t)||{};for(let n in r)(e==null||n==e)&&(rr(n,t,r[n]),delete r[n]);e??_e.delete(t)}let be=0,xe=0,R=0,z=0,Se=0,Ce=0,we=Se,B=Ce,Te=R,Ee=z,De=0,Oe=0,V=0,H=0;r.bbox={};let ke=!1,Ae=!1,U=!1,W=!1,je=!1,Me=!1;function Ne(e,t,n){(n||e!=r.width||t!=r.height)&&Pe(e,t),Rt(!1),U=!0,Ae=!0,Ut()}function Pe(e,t){r.width=be=R=e,r.height=xe=z=t,Se=Ce=0,Le(),Re();let n=r.bbox;De=n.left=Jr(Se*q,.5),Oe=n.top=Jr(Ce*q,.5),V=n.width=Jr(R*q,.5),H=n.height=Jr(z*q,.5)}function Fe(){let e=!1,t=0;for(;!e;){t++;let n=Ft(t),i=It(t);e=t==3||n&&i,e||(Pe(r.width,r.height),Ae=!0)}}function Ie({width:e,height:t}){Ne(e,t)}r.setSize=Ie;function Le(){let e=!1,t=!1,n=!1,r=!1;y.forEach((i,a)=>{if(i.show&&i._show){let{side:a,_size:o}=i,s=a%2,c=o+(i.label==null?0:i.labelSize);c>0&&(s?(R-=c,a==3?(Se+=c,r=!0):n=!0):(z-=c,a==0?(Ce+=c,e=!0):t=!0))}}),Ze[0]=e,Ze[1]=n,Ze[2]=t,Ze[3]=r,R-=tt[1]+tt[3],Se+=tt[3],z-=tt[2]+tt[0],Ce+=tt[0]}function Re(){let e=Se+R,t=Ce+z,n=Se,r=Ce;function i(i,a){switch(i){case 1:return e+=a,e-a;case 2:return t+=a,t-a;case 3:return n-=a,n+a;case 0:return r-=a,r+a}}y.forEach((e,t)=>{if(e.show&&e._show){let t=e.side;e._pos=i(t,e._size),e.label!=null&&(e._lpos=i(t,e.labelSize))}})}if(M.dataIdx==null){let e=M.hover,n=e.skip=new Set(e.skip??[]);n.add(void 0);let r=e.prox=Z(e.prox),i=e.bias??=0;M.dataIdx=(e,a,o,s)=>{if(a==0)return o;let c=o,l=r(e,a,o,s)??Ir,u=l>=0&&l<Ir,d=E.ori==0?R:z,f=M.left,p=t[0],m=t[a];if(n.has(m[o])){c=null;let e=null,t=null,r;if(i==0||i==-1)for(r=o;e==null&&r-->0;)n.has(m[r])||(e=r);if(i==0||i==1)for(r=o;t==null&&r++<m.length;)n.has(m[r])||(t=r);if(e!=null||t!=null){if(u){let n=e==null?-1/0:O(p[e],E,d,0),r=t==null?1/0:O(p[t],E,d,0),i=f-n,a=r-f;i<=a?i<=l&&(c=e):a<=l&&(c=t)}else c=t==null?e:e==null?t:o-e<=t-o?e:t}}else u&&wr(f-O(p[o],E,d,0))>l&&(c=null);return c}}let ze=e=>{M.event=e};M.idxs=oe,M._lock=!1;let Be=M.points;Be.show=Z(Be.show),Be.size=Z(Be.size),Be.stroke=Z(Be.stroke),Be.width=Z(Be.width),Be.fill=Z(Be.fill);let Ve=r.focus=fi({},e.focus||{alpha:.3},M.focus),He=Ve.prox>=0,Ue=He&&Be.one,We=[],Ge=[],Ke=[];function qe(e,t){let n=Be.show(r,t);if(n instanceof HTMLElement)return Gn(n,mn),Gn(n,e.class),Yn(n,-10,-10,R,z),m.insertBefore(n,We[t]),n}function Je(e,t){if(i==1||t>0){let t=i==1&&b[e.scale].time,n=e.value;e.value=t?oi(n)?ca(A,oa(n,ne)):n||ae:n||Ua,e.label=e.label||(t?Aa:ka)}if(Ue||t>0){e.width=e.width==null?1:e.width,e.paths=e.paths||Lo||Ur,e.fillTo=Z(e.fillTo||oo),e.pxAlign=+X(e.pxAlign,h),e.pxRound=fo(e.pxAlign),e.stroke=Z(e.stroke||null),e.fill=Z(e.fill||null),e._stroke=e._fill=e._paths=e._focus=null;let t=Ga(kr(1,e.width),1),n=e.points=fi({},{size:t,width:kr(1,t*.2),stroke:e.stroke,space:t*2,paths:Ro,_stroke:null,_fill:null},e.points);n.show=Z(n.show),n.filter=Z(n.filter),n.fill=Z(n.fill),n.stroke=Z(n.stroke),n.paths=Z(n.paths),n.pxAlign=e.pxAlign}if(se){let n=ge(e,t);le.splice(t,0,n[0]),L.splice(t,0,n[1]),j.values.push(null)}if(N){oe.splice(t,0,null);let n=null;Ue?t==0&&(n=qe(e,t)):t>0&&(n=qe(e,t)),We.splice(t,0,n),Ge.splice(t,0,0),Ke.splice(t,0,0)}Ei(`addSeries`,t)}function Ye(e,t){t??=v.length,e=i==1?Vo(e,t,ja,Xa):Vo(e,t,{},Ya),v.splice(t,0,e),Je(v[t],t)}r.addSeries=Ye;function Xe(e){if(v.splice(e,1),se){j.values.splice(e,1),L.splice(e,1);let t=le.splice(e,1)[0];ye(null,t.firstChild),t.remove()}N&&(oe.splice(e,1),We.splice(e,1)[0].remove(),Ge.splice(e,1),Ke.splice(e,1)),Ei(`delSeries`,e)}r.delSeries=Xe;let Ze=[!1,!1,!1,!1];function Qe(e,t){if(e._show=e.show,e.show){let n=e.side%2,i=b[e.scale];i??=(e.scale=n?v[1].scale:S,b[e.scale]);let a=i.time;e.size=Z(e.size),e.space=Z(e.space),e.rotate=Z(e.rotate),ri(e.incrs)&&e.incrs.forEach(e=>{!Zr.has(e)&&Zr.set(e,Qr(e))}),e.incrs=Z(e.incrs||(i.distr==2?Li:a?_==1?Xi:$i:Ri)),e.splits=Z(e.splits||(a&&i.distr==1?re:i.distr==3?Pa:i.distr==4?Fa:Na)),e.stroke=Z(e.stroke),e.grid.stroke=Z(e.grid.stroke),e.ticks.stroke=Z(e.ticks.stroke),e.border.stroke=Z(e.border.stroke);let o=e.values;e.values=ri(o)&&!ri(o[0])?Z(o):a?ri(o)?ra(A,na(o,ne)):oi(o)?ia(A,o):o||ie:o||Ma,e.filter=Z(e.filter||(i.distr>=3&&i.log==10?Va:i.distr==3&&i.log==2?Ha:Hr)),e.font=Xo(e.font),e.labelFont=Xo(e.labelFont),e._size=e.size(r,null,t,0),e._space=e._rotate=e._incrs=e._found=e._splits=e._values=null,e._size>0&&(Ze[t]=!0,e._el=Jn(ln,f))}}function $e(e,t,n,r){let[i,a,o,s]=n,c=t%2,l=0;return c==0&&(s||a)&&(l=t==0&&!i||t==2&&!o?Er(Oa.size/3):0),c==1&&(i||o)&&(l=t==1&&!a||t==3&&!s?Er(Wa.size/2):0),l}let et=r.padding=(e.padding||[$e,$e,$e,$e]).map(e=>Z(X(e,$e))),tt=r._padding=et.map((e,t)=>e(r,t,Ze,0)),nt,rt=null,it=null,at=i==1?v[0].idxs:null,ot=null,st=!1;function ct(e,n){if(t=e??[],r.data=r._data=t,i==2){nt=0;for(let e=1;e<v.length;e++)nt+=t[e][0].length}else{t.length==0&&(r.data=r._data=t=[[]]),ot=t[0],nt=ot.length;let e=t;if(D==2){e=t.slice();let n=e[0]=Array(nt);for(let e=0;e<nt;e++)n[e]=e}r._data=t=e}if(Rt(!0),Ei(`setData`),D==2&&(U=!0),n!==!1){let e=E;e.auto(r,st)?lt():tr(S,e.min,e.max),W||=M.left>=0,Me=!0,Ut()}}r.setData=ct;function lt(){st=!0;let e,n;i==1&&(nt>0?(rt=at[0]=0,it=at[1]=nt-1,e=t[0][rt],n=t[0][it],D==2?(e=rt,n=it):e==n&&(D==3?[e,n]=dr(e,e,E.log,!1):D==4?[e,n]=fr(e,e,E.log,!1):E.time?n=e+Er(86400/_):[e,n]=_r(e,n,pr,!0))):(rt=at[0]=e=null,it=at[1]=n=null)),tr(S,e,n)}let ut,dt,ft,pt,mt,ht,gt,_t,vt,yt;function bt(e,t,n,r,i,a){e??=kn,n??=ti,r??=`butt`,i??=kn,a??=`round`,e!=ut&&(d.strokeStyle=ut=e),i!=dt&&(d.fillStyle=dt=i),t!=ft&&(d.lineWidth=ft=t),a!=mt&&(d.lineJoin=mt=a),r!=ht&&(d.lineCap=ht=r),n!=pt&&d.setLineDash(pt=n)}function xt(e,t,n,r){t!=dt&&(d.fillStyle=dt=t),e!=gt&&(d.font=gt=e),n!=_t&&(d.textAlign=_t=n),r!=vt&&(d.textBaseline=vt=r)}function St(e,t,n,i,a=0){if(i.length>0&&e.auto(r,st)&&(t==null||t.min==null)){let t=X(rt,0),r=X(it,i.length-1),o=n.min==null?ur(i,t,r,a,e.distr==3):[n.min,n.max];e.min=Or(e.min,n.min=o[0]),e.max=kr(e.max,n.max=o[1])}}let Ct={min:null,max:null};function wt(){for(let e in b){let t=b[e];k[e]==null&&(t.min==null||k[S]!=null&&t.auto(r,st))&&(k[e]=Ct)}for(let e in b){let t=b[e];k[e]==null&&t.from!=null&&k[t.from]!=null&&(k[e]=Ct)}k[S]!=null&&Rt(!0);let e={};for(let t in k){let n=k[t];if(n!=null){let a=e[t]=di(b[t],ci);if(n.min!=null)fi(a,n);else if(t!=S||i==2){if(nt==0&&a.from==null){let e=a.range(r,null,null,t);a.min=e[0],a.max=e[1]}else a.min=Ir,a.max=-1/0}}}if(nt>0){v.forEach((n,a)=>{if(i==1){let i=n.scale,o=k[i];if(o==null)return;let s=e[i];if(a==0){let e=s.range(r,s.min,s.max,i);s.min=e[0],s.max=e[1],rt=ir(s.min,t[0]),it=ir(s.max,t[0]),it-rt>1&&(t[0][rt]<s.min&&rt++,t[0][it]>s.max&&it--),n.min=ot[rt],n.max=ot[it]}else n.show&&n.auto&&St(s,o,n,t[a],n.sorted);n.idxs[0]=rt,n.idxs[1]=it}else if(a>0&&n.show&&n.auto){let[r,i]=n.facets,o=r.scale,s=i.scale,[c,l]=t[a],u=e[o],d=e[s];u!=null&&St(u,k[o],r,c,r.sorted),d!=null&&St(d,k[s],i,l,i.sorted),n.min=i.min,n.max=i.max}});for(let t in e){let n=e[t],i=k[t];if(n.from==null&&(i==null||i.min==null)){let e=n.range(r,n.min==Ir?null:n.min,n.max==-1/0?null:n.max,t);n.min=e[0],n.max=e[1]}}}for(let t in e){let n=e[t];if(n.from!=null){let i=e[n.from];if(i.min==null)n.min=n.max=null;else{let e=n.range(r,i.min,i.max,t);n.min=e[0],n.max=e[1]}}}let n={},a=!1;for(let t in e){let r=e[t],i=b[t];if(i.min!=r.min||i.max!=r.max){i.min=r.min,i.max=r.max;let e=i.distr;i._min=e==3?Mr(i.min):e==4?Fr(i.min,i.asinh):e==100?i.fwd(i.min):i.min,i._max=e==3?Mr(i.max):e==4?Fr(i.max,i.asinh):e==100?i.fwd(i.max):i.max,n[t]=a=!0}}if(a){v.forEach((e,t)=>{i==2?t>0&&n.y&&(e._paths=null):n[e.scale]&&(e._paths=null)});for(let e in n)U=!0,Ei(`setScale`,e);N&&M.left>=0&&(W=Me=!0)}for(let e in k)k[e]=null}function Tt(e){let t=Rr(rt-1,0,nt-1),n=Rr(it+1,0,nt-1);for(;e[t]==null&&t>0;)t--;for(;e[n]==null&&n<nt-1;)n++;return[t,n]}function Et(){if(nt>0){let e=v.some(e=>e._focus)&&yt!=Ve.alpha;e&&(d.globalAlpha=yt=Ve.alpha),v.forEach((e,n)=>{if(n>0&&e.show&&(Dt(n,!1),Dt(n,!0),e._paths==null)){let a=yt;yt!=e.alpha&&(d.globalAlpha=yt=e.alpha);let o=i==2?[0,t[n][0].length-1]:Tt(t[n]);e._paths=e.paths(r,n,o[0],o[1]),yt!=a&&(d.globalAlpha=yt=a)}}),v.forEach((e,t)=>{if(t>0&&e.show){let n=yt;yt!=e.alpha&&(d.globalAlpha=yt=e.alpha),e._paths!=null&&Ot(t,!1);{let n=e._paths==null?null:e._paths.gaps,i=e.points.show(r,t,rt,it,n),a=e.points.filter(r,t,i,n);(i||a)&&(e.points._paths=e.points.paths(r,t,rt,it,a),Ot(t,!0))}yt!=n&&(d.globalAlpha=yt=n),Ei(`drawSeries`,t)}}),e&&(d.globalAlpha=yt=1)}}function Dt(e,t){let n=t?v[e].points:v[e];n._stroke=n.stroke(r,e),n._fill=n.fill(r,e)}function Ot(e,t){let n=t?v[e].points:v[e],{stroke:r,fill:i,clip:a,flags:o,_stroke:s=n._stroke,_fill:c=n._fill,_width:l=n.width}=n._paths;l=Q(l*q,3);let u=null,f=l%2/2;t&&c==null&&(c=l>0?`#fff`:s);let p=n.pxAlign==1&&f>0;if(p&&d.translate(f,f),!t){let e=De-l/2,t=Oe-l/2,n=V+l,r=H+l;u=new Path2D,u.rect(e,t,n,r)}t?At(s,l,n.dash,n.cap,c,r,i,o,a):kt(e,s,l,n.dash,n.cap,c,r,i,o,u,a),p&&d.translate(-f,-f)}function kt(e,n,i,a,o,s,c,l,u,d,f){let p=!1;u!=0&&x.forEach((m,h)=>{if(m.series[0]==e){let e=v[m.series[1]],g=t[m.series[1]],_=(e._paths||ei).band;ri(_)&&(_=m.dir==1?_[0]:_[1]);let y,b=null;e.show&&_&&vr(g,rt,it)?(b=m.fill(r,h)||s,y=e._paths.clip):_=null,At(n,i,a,o,b,c,l,u,d,f,y,_),p=!0}}),p||At(n,i,a,o,s,c,l,u,d,f)}function At(e,t,n,r,i,a,o,s,c,l,u,f){bt(e,t,n,r,i),(c||l||f)&&(d.save(),c&&d.clip(c),l&&d.clip(l)),f?(s&3)==3?(d.clip(f),u&&d.clip(u),Mt(i,o),jt(e,a,t)):s&ro?(Mt(i,o),d.clip(f),jt(e,a,t)):s&no&&(d.save(),d.clip(f),u&&d.clip(u),Mt(i,o),d.restore(),jt(e,a,t)):(Mt(i,o),jt(e,a,t)),(c||l||f)&&d.restore()}function jt(e,t,n){n>0&&(t instanceof Map?t.forEach((e,t)=>{d.strokeStyle=ut=t,d.stroke(e)}):t!=null&&e&&d.stroke(t))}function Mt(e,t){t instanceof Map?t.forEach((e,t)=>{d.fillStyle=dt=t,d.fill(e)}):t!=null&&e&&d.fill(t)}function Nt(e,t,n,i){let a=y[e],o;if(i<=0)o=[0,0];else{let s=a._space=a.space(r,e,t,n,i);o=Yo(t,n,a._incrs=a.incrs(r,e,t,n,i,s),i,s)}return a._found=o}function Pt(e,t,n,r,i,a,o,s,c,l){let u=o%2/2;h==1&&d.translate(u,u),bt(s,o,c,l,s),d.beginPath();let f,p,m,g,_=i+(r==0||r==3?-a:a);n==0?(p=i,g=_):(f=i,m=_);for(let r=0;r<e.length;r++)t[r]!=null&&(n==0?f=m=e[r]:p=g=e[r],d.moveTo(f,p),d.lineTo(m,g));d.stroke(),h==1&&d.translate(-u,-u)}function Ft(e){let t=!0;return y.forEach((n,i)=>{if(!n.show)return;let a=b[n.scale];if(a.min==null){n._show&&(t=!1,n._show=!1,Rt(!1));return}n._show||(t=!1,n._show=!0,Rt(!1));let o=n.side,s=o%2,{min:c,max:l}=a,[u,d]=Nt(i,c,l,s==0?R:z);if(d==0)return;let f=a.distr==2,p=n._splits=n.splits(r,i,c,l,u,d,f),m=a.distr==2?p.map(e=>ot[e]):p,h=a.distr==2?ot[p[1]]-ot[p[0]]:u,g=n._values=n.values(r,n.filter(r,m,i,d,h),i,d,h);n._rotate=o==2?n.rotate(r,g,i,d):0;let _=n._size;n._size=Dr(n.size(r,g,i,e)),_!=null&&n._size!=_&&(t=!1)}),t}function It(e){let t=!0;return et.forEach((n,i)=>{let a=n(r,i,Ze,e);a!=tt[i]&&(t=!1),tt[i]=a}),t}function Lt(){for(let e=0;e<y.length;e++){let t=y[e];if(!t.show||!t._show)continue;let n=t.side,i=n%2,a,o,c=t.stroke(r,e),l=n==0||n==3?-1:1,[u,f]=t._found;if(t.label!=null){let s=t.labelGap*l,p=Er((t._lpos+s)*q);xt(t.labelFont[0],c,`center`,n==2?wn:Tn),d.save(),i==1?(a=o=0,d.translate(p,Er(Oe+H/2)),d.rotate((n==3?-Cr:Cr)/2)):(a=Er(De+V/2),o=p);let m=zr(t.label)?t.label(r,e,u,f):t.label;d.fillText(m,a,o),d.restore()}if(f==0)continue;let p=b[t.scale],m=i==0?V:H,h=i==0?De:Oe,_=t._splits,v=p.distr==2?_.map(e=>ot[e]):_,x=p.distr==2?ot[_[1]]-ot[_[0]]:u,S=t.ticks,C=t.border,w=S.show?S.size:0,ee=Er(w*q),T=Er((t.alignTo==2?t._size-w-t.gap:t.gap)*q),E=t._rotate*-Cr/180,D=g(t._pos*q),O=D+(ee+T)*l;o=i==0?O:0,a=i==1?O:0;let te=t.font[0];xt(te,c,t.align==1?En:t.align==2?Dn:E>0?En:E<0?Dn:i==0?`center`:n==3?Dn:En,E||i==1?`middle`:n==2?wn:Tn);let k=t.font[1]*t.lineGap,A=_.map(e=>g(s(e,p,m,h))),ne=t._values;for(let e=0;e<ne.length;e++){let t=ne[e];if(t!=null){i==0?a=A[e]:o=A[e],t=``+t;let n=t.indexOf(`
`)==-1?[t]:t.split(/\n/gm);for(let e=0;e<n.length;e++){let t=n[e];E?(d.save(),d.translate(a,o+e*k),d.rotate(E),d.fillText(t,0,0),d.restore()):d.fillText(t,a,o+e*k)}}}S.show&&Pt(A,S.filter(r,v,e,f,x),i,n,D,ee,Q(S.width*q,3),S.stroke(r,e),S.dash,S.cap);let re=t.grid;re.show&&Pt(A,re.filter(r,v,e,f,x),i,i==0?2:1,i==0?Oe:De,i==0?H:V,Q(re.width*q,3),re.stroke(r,e),re.dash,re.cap),C.show&&Pt([D],[1],+(i==0),i==0?1:2,i==1?Oe:De,i==1?H:V,Q(C.width*q,3),C.stroke(r,e),C.dash,C.cap)}Ei(`drawAxes`)}function Rt(e){v.forEach((t,n)=>{n>0&&(t._paths=null,e&&(i==1?(t.min=null,t.max=null):t.facets.forEach(e=>{e.min=null,e.max=null})))})}let zt=!1,Bt=!1,Vt=[];function Ht(){Bt=!1;for(let e=0;e<Vt.length;e++)Ei(...Vt[e]);Vt.length=0}function Ut(){zt||=(vi(Gt),!0)}function Wt(e,t=!1){zt=!0,Bt=t,e(r),Gt(),t&&Vt.length>0&&queueMicrotask(Ht)}r.batch=Wt;function Gt(){if(ke&&=(wt(),!1),U&&=(Fe(),!1),Ae){if(J(p,En,Se),J(p,wn,Ce),J(p,Sn,R),J(p,Cn,z),J(m,En,Se),J(m,wn,Ce),J(m,Sn,R),J(m,Cn,z),J(f,Sn,be),J(f,Cn,xe),u.width=Er(be*q),u.height=Er(xe*q),y.forEach(({_el:e,_show:t,_size:n,_pos:r,side:i})=>{if(e!=null){if(t){let t=i===3||i===0?n:0,a=i%2==1;J(e,a?`left`:`top`,r-t),J(e,a?`width`:`height`,n),J(e,a?`top`:`left`,a?Ce:Se),J(e,a?`height`:`width`,a?z:R),Kn(e,un)}else Gn(e,un)}}),ut=dt=ft=mt=ht=gt=_t=vt=pt=null,yt=1,$r(!0),Se!=we||Ce!=B||R!=Te||z!=Ee){Rt(!1);let e=R/Te,t=z/Ee;if(N&&!W&&M.left>=0){M.left*=e,M.top*=t,Yt&&Yn(Yt,Er(M.left),0,R,z),Xt&&Yn(Xt,0,Er(M.top),R,z);for(let n=0;n<We.length;n++){let r=We[n];r!=null&&(Ge[n]*=e,Ke[n]*=t,Yn(r,Dr(Ge[n]),Dr(Ke[n]),R,z))}}if(Y.show&&!je&&Y.left>=0&&Y.width>0){Y.left*=e,Y.width*=e,Y.top*=t,Y.height*=t;for(let e in ui)J(Xn,e,Y[e])}we=Se,B=Ce,Te=R,Ee=z}Ei(`setSize`),Ae=!1}be>0&&xe>0&&(d.clearRect(0,0,u.width,u.height),Ei(`drawClear`),w.forEach(e=>e()),Ei(`draw`)),Y.show&&je&&(Qn(Y),je=!1),N&&W&&(Yr(null,!0,!1),W=!1),j.show&&j.live&&Me&&(Kr(),Me=!1),c||(c=!0,r.status=1,Ei(`ready`)),st=!1,zt=!1}r.redraw=(e,t)=>{U=t||!1,e===!1?Ut():tr(S,E.min,E.max)};function Kt(e,n){let i=b[e];if(i.from==null){if(nt==0){let t=i.range(r,n.min,n.max,e);n.min=t[0],n.max=t[1]}if(n.min>n.max){let e=n.min;n.min=n.max,n.max=e}if(nt>1&&n.min!=null&&n.max!=null&&n.max-n.min<1e-16)return;e==S&&i.distr==2&&nt>0&&(n.min=ir(n.min,t[0]),n.max=ir(n.max,t[0]),n.min==n.max&&n.max++),k[e]=n,ke=!0,Ut()}}r.setScale=Kt;let qt,Jt,Yt,Xt,Zt,Qt,$t,en,On,In,G,K,zn=!1,Hn=M.drag,Un=Hn.x,Wn=Hn.y;N&&(M.x&&(qt=Jn(fn,m)),M.y&&(Jt=Jn(pn,m)),E.ori==0?(Yt=qt,Xt=Jt):(Yt=Jt,Xt=qt),G=M.left,K=M.top);let Y=r.select=fi({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Xn=Y.show?Jn(dn,Y.over?m:p):null;function Qn(e,t){if(Y.show){for(let t in e)Y[t]=e[t],t in ui&&J(Xn,t,e[t]);t!==!1&&Ei(`setSelect`)}}r.setSelect=Qn;function er(e){if(v[e].show)se&&Kn(le[e],un);else if(se&&Gn(le[e],un),N){let t=Ue?We[0]:We[e];t!=null&&Yn(t,-10,-10,R,z)}}function tr(e,t,n){Kt(e,{min:t,max:n})}function ar(e,t,n,a){t.focus!=null&&xr(e),t.show!=null&&v.forEach((n,r)=>{r>0&&(e==r||e==null)&&(n.show=t.show,er(r),i==2?(tr(n.facets[0].scale,null,null),tr(n.facets[1].scale,null,null)):tr(n.scale,null,null),Ut())}),n!==!1&&Ei(`setSeries`,e,t),a&&Mi(`setSeries`,r,e,t)}r.setSeries=ar;function or(e,t){fi(x[e],t)}function sr(e,t){e.fill=Z(e.fill||null),e.dir=X(e.dir,-1),t??=x.length,x.splice(t,0,e)}function cr(e){e==null?x.length=0:x.splice(e,1)}r.addBand=sr,r.setBand=or,r.delBand=cr;function lr(e,t){v[e].alpha=t,N&&We[e]!=null&&(We[e].style.opacity=t),se&&le[e]&&(le[e].style.opacity=t)}let hr,gr,yr,br={focus:!0};function xr(e){if(e!=yr){let t=e==null,n=Ve.alpha!=1;v.forEach((r,a)=>{if(i==1||a>0){let i=t||a==0||a==e;r._focus=t?null:i,n&&lr(a,i?1:Ve.alpha)}}),yr=e,n&&Ut()}}se&&He&&ve(Pn,F,e=>{M._lock||(ze(e),yr!=null&&ar(null,br,!0,Oi.setSeries))});function Sr(e,t,n){let r=b[t];n&&(e=e/q-(r.ori==1?Ce:Se));let i=R;r.ori==1&&(i=z,e=i-e),r.dir==-1&&(e=i-e);let a=r._min,o=r._max,s=e/i,c=a+(o-a)*s,l=r.distr;return l==3?Ar(10,c):l==4?Pr(c,r.asinh):l==100?r.bwd(c):c}function Tr(e,n){return ir(Sr(e,S,n),t[0],rt,it)}r.valToIdx=e=>ir(e,t[0]),r.posToIdx=Tr,r.posToVal=Sr,r.valToPos=(e,t,n)=>b[t].ori==0?a(e,b[t],n?V:R,n?De:0):o(e,b[t],n?H:z,n?Oe:0),r.setCursor=(e,t,n)=>{G=e.left,K=e.top,Yr(null,t,n)};function jr(e,t){J(Xn,En,Y.left=e),J(Xn,Sn,Y.width=t)}function Nr(e,t){J(Xn,wn,Y.top=e),J(Xn,Cn,Y.height=t)}let Lr=E.ori==0?jr:Nr,Br=E.ori==1?jr:Nr;function Vr(){if(se&&j.live)for(let e=+(i==2);e<v.length;e++){if(e==0&&de)continue;let t=j.values[e],n=0;for(let r in t)L[e][n++].firstChild.nodeValue=t[r]}}function Kr(e,t){if(e!=null&&(e.idxs?e.idxs.forEach((e,t)=>{oe[t]=e}):ai(e.idx)||oe.fill(e.idx),j.idx=oe[0]),se&&j.live){for(let e=0;e<v.length;e++)(e>0||i==1&&!de)&&qr(e,oe[e]);Vr()}Me=!1,t!==!1&&Ei(`setLegend`)}r.setLegend=Kr;function qr(e,n){let i=v[e],a=e==0&&D==2?ot:t[e],o;de?o=i.values(r,e,n)??fe:(o=i.value(r,n==null?null:a[n],e,n),o=o==null?fe:{_:o}),j.values[e]=o}function Yr(e,n,a){On=G,In=K,[G,K]=M.move(r,G,K),M.left=G,M.top=K,N&&(Yt&&Yn(Yt,Er(G),0,R,z),Xt&&Yn(Xt,0,Er(K),R,z));let o,s=rt>it;hr=Ir,gr=null;let c=E.ori==0?R:z,l=E.ori==1?R:z;if(G<0||nt==0||s){o=M.idx=null;for(let e=0;e<v.length;e++){let t=We[e];t!=null&&Yn(t,-10,-10,R,z)}He&&ar(null,br,!0,e==null&&Oi.setSeries),j.live&&(oe.fill(o),Me=!0)}else{let e,n,a;i==1&&(e=E.ori==0?G:K,n=Sr(e,S),o=M.idx=ir(n,t[0],rt,it),a=O(t[0][o],E,c,0));let s=-10,u=-10,d=0,f=0,p=!0,m=``,h=``;for(let e=+(i==2);e<v.length;e++){let g=v[e],_=oe[e],y=_==null?null:i==1?t[e][_]:t[e][1][_],x=M.dataIdx(r,e,o,n),S=x==null?null:i==1?t[e][x]:t[e][1][x];if(Me=Me||S!=y||x!=_,oe[e]=x,e>0&&g.show){let n=x==null?-10:x==o?a:O(i==1?t[0][x]:t[e][0][x],E,c,0),_=S==null?-10:te(S,i==1?b[g.scale]:b[g.facets[1].scale],l,0);if(He&&S!=null){let t=E.ori==1?G:K,n=wr(Ve.dist(r,e,x,_,t));if(n<hr){let r=Ve.bias;if(r!=0){let i=Sr(t,g.scale),a=S>=0?1:-1,o=i>=0?1:-1;o==a&&(o==1?r==1?S>=i:S<=i:r==1?S<=i:S>=i)&&(hr=n,gr=e)}else hr=n,gr=e}}if(Me||Ue){let t,i;E.ori==0?(t=n,i=_):(t=_,i=n);let a,o,c,l,g,v,y=!0,b=Be.bbox;if(b!=null){y=!1;let t=b(r,e);c=t.left,l=t.top,a=t.width,o=t.height}else c=t,l=i,a=o=Be.size(r,e);if(v=Be.fill(r,e),g=Be.stroke(r,e),Ue)e==gr&&hr<=Ve.prox&&(s=c,u=l,d=a,f=o,p=y,m=v,h=g);else{let t=We[e];t!=null&&(Ge[e]=c,Ke[e]=l,$n(t,a,o,y),Zn(t,v,g),Yn(t,Dr(c),Dr(l),R,z))}}}}if(Ue){let e=Ve.prox;if(Me||(yr==null?hr<=e:hr>e||gr!=yr)){let e=We[0];e!=null&&(Ge[0]=s,Ke[0]=u,$n(e,d,f,p),Zn(e,m,h),Yn(e,Dr(s),Dr(u),R,z))}}}if(Y.show&&zn){if(e!=null){let[t,n]=Oi.scales,[r,i]=Oi.match,[a,o]=e.cursor.sync.scales,s=e.cursor.drag;if(Un=s._x,Wn=s._y,Un||Wn){let{left:s,top:u,width:d,height:f}=e.select,p=e.scales[a].ori,m=e.posToVal,h,g,_,v,y,x=t!=null&&r(t,a),S=n!=null&&i(n,o);x&&Un?(p==0?(h=s,g=d):(h=u,g=f),_=b[t],v=O(m(h,a),_,c,0),y=O(m(h+g,a),_,c,0),Lr(Or(v,y),wr(y-v))):Lr(0,c),S&&Wn?(p==1?(h=s,g=d):(h=u,g=f),_=b[n],v=te(m(h,o),_,l,0),y=te(m(h+g,o),_,l,0),Br(Or(v,y),wr(y-v))):Br(0,l)}else pi()}else{let e=wr(On-Zt),t=wr(In-Qt);if(E.ori==1){let n=e;e=t,t=n}Un=Hn.x&&e>=Hn.dist,Wn=Hn.y&&t>=Hn.dist;let n=Hn.uni;n==null?Hn.x&&Hn.y&&(Un||Wn)&&(Un=Wn=!0):Un&&Wn&&(Un=e>=n,Wn=t>=n,!Un&&!Wn&&(t>e?Wn=!0:Un=!0));let r,i;Un&&(E.ori==0?(r=$t,i=G):(r=en,i=K),Lr(Or(r,i),wr(i-r)),Wn||Br(0,l)),Wn&&(E.ori==1?(r=$t,i=G):(r=en,i=K),Br(Or(r,i),wr(i-r)),Un||Lr(0,c)),!Un&&!Wn&&(Lr(0,0),Br(0,0))}}if(Hn._x=Un,Hn._y=Wn,e==null){if(a){if(ki!=null){let[e,t]=Oi.scales;Oi.values[0]=e==null?null:Sr(E.ori==0?G:K,e),Oi.values[1]=t==null?null:Sr(E.ori==1?G:K,t)}Mi(An,r,G,K,R,z,o)}if(He){let e=a&&Oi.setSeries,t=Ve.prox;yr==null?hr<=t&&ar(gr,br,!0,e):hr>t?ar(null,br,!0,e):gr!=yr&&ar(gr,br,!0,e)}}Me&&(j.idx=o,Kr()),n!==!1&&Ei(`setCursor`)}let Xr=null;Object.defineProperty(r,"rect",{get(){return Xr??$r(!1),Xr}});function $r(e=!1){e?Xr=null:(Xr=m.getBoundingClientRect(),Ei(`syncRect`,Xr))}function ii(e,t,n,r,i,a,o){M._lock||zn&&e!=null&&e.movementX==0&&e.movementY==0||(li(e,t,n,r,i,a,o,!1,e!=null),e==null?Yr(t,!0,!1):Yr(null,!0,!0))}function li(e,t,n,i,a,o,c,l,u){if(Xr??$r(!1),ze(e),e!=null)n=e.clientX-Xr.left,i=e.clientY-Xr.top;else{if(n<0||i<0){G=-10,K=-10;return}let[e,r]=Oi.scales,c=t.cursor.sync,[l,u]=c.values,[d,f]=c.scales,[p,m]=Oi.match,h=t.axes[0].side%2==1,g=E.ori==0?R:z,_=E.ori==1?R:z,v=h?o:a,y=h?a:o,x=h?i:n,S=h?n:i;if(n=d==null?x/v*g:p(e,d)?s(l,b[e],g,0):-10,i=f==null?S/y*_:m(r,f)?s(u,b[r],_,0):-10,E.ori==1){let e=n;n=i,i=e}}u&&(t==null||t.cursor.event.type==An)&&((n<=1||n>=R-1)&&(n=Jr(n,R)),(i<=1||i>=z-1)&&(i=Jr(i,z))),l?(Zt=n,Qt=i,[$t,en]=M.move(r,n,i)):(G=n,K=i)}let ui={width:0,height:0,left:0,top:0};function pi(){Qn(ui,!1)}let mi,hi,gi,_i;function yi(e,t,n,i,a,o,s){zn=!0,Un=Wn=Hn._x=Hn._y=!1,li(e,t,n,i,a,o,s,!0,!1),e!=null&&(ve(Mn,Bn,bi,!1),Mi(jn,r,$t,en,R,z,null));let{left:c,top:l,width:u,height:d}=Y;mi=c,hi=l,gi=u,_i=d}function bi(e,t,n,i,a,o,s){zn=Hn._x=Hn._y=!1,li(e,t,n,i,a,o,s,!1,!0);let{left:c,top:l,width:u,height:d}=Y,f=u>0||d>0,p=mi!=c||hi!=l||gi!=u||_i!=d;if(f&&p&&Qn(Y),Hn.setScale&&f&&p){let e=c,t=u,n=l,r=d;if(E.ori==1&&(e=l,t=d,n=c,r=u),Un&&tr(S,Sr(e,S),Sr(e+t,S)),Wn)for(let e in b){let t=b[e];e!=S&&t.from==null&&t.min!=Ir&&tr(e,Sr(n+r,e),Sr(n,e))}pi()}else M.lock&&(M._lock=!M._lock,Yr(t,!0,e!=null));e!=null&&(ye(Mn,Bn),Mi(Mn,r,G,K,R,z,null))}function xi(e,t,n,r,i,a,o){if(M._lock)return;ze(e);let s=zn;if(zn){let e=!0,t=!0,n,r;E.ori==0?(n=Un,r=Wn):(n=Wn,r=Un),n&&r&&(e=G<=10||G>=R-10,t=K<=10||K>=z-10),n&&e&&(G=G<$t?0:R),r&&t&&(K=K<en?0:z),Yr(null,!0,!0),zn=!1}G=-10,K=-10,oe.fill(null),Yr(null,!0,!0),s&&(zn=s)}function Si(e,t,n,i,a,o,s){M._lock||(ze(e),lt(),pi(),e!=null&&Mi(Fn,r,G,K,R,z,null))}function Ci(){y.forEach(Zo),Ne(r.width,r.height,!0)}nr(Ln,Vn,Ci);let wi={};wi.mousedown=yi,wi.mousemove=ii,wi.mouseup=bi,wi.dblclick=Si,wi.setSeries=(e,t,n,i)=>{let a=Oi.match[2];n=a(r,t,n),n!=-1&&ar(n,i,!0,!1)},N&&(ve(jn,m,yi),ve(An,m,ii),ve(Nn,m,e=>{ze(e),$r(!1)}),ve(Pn,m,xi),ve(Fn,m,Si),Fo.add(r),r.syncRect=$r);let Ti=r.hooks=e.hooks||{};function Ei(e,t,n){Bt?Vt.push([e,t,n]):e in Ti&&Ti[e].forEach(e=>{e.call(null,r,t,n)})}(e.plugins||[]).forEach(e=>{for(let t in e.hooks)Ti[t]=(Ti[t]||[]).concat(e.hooks[t])});let Di=(e,t,n)=>n,Oi=fi({key:null,setSeries:!1,filters:{pub:Wr,sub:Wr},scales:[S,v[1]?v[1].scale:null],match:[Gr,Gr,Di],values:[null,null]},M.sync);Oi.match.length==2&&Oi.match.push(Di),M.sync=Oi;let ki=Oi.key,ji=to(ki);function Mi(e,t,n,r,i,a,o){Oi.filters.pub(e,t,n,r,i,a,o)&&ji.pub(e,t,n,r,i,a,o)}ji.sub(r);function Ni(e,t,n,r,i,a,o){Oi.filters.sub(e,t,n,r,i,a,o)&&wi[e](null,t,n,r,i,a,o)}r.pub=Ni;function Pi(){ji.unsub(r),Fo.delete(r),_e.clear(),rr(Ln,Vn,Ci),l.remove(),F?.remove(),Ei(`destroy`)}r.destroy=Pi;function Fi(){Ei(`init`,e,t),ct(t||e.data,!1),k[S]?Kt(S,k[S]):lt(),je=Y.show&&(Y.width>0||Y.height>0),W=Me=!0,Ne(e.width,e.height)}return v.forEach(Je),y.forEach(Qe),n?n instanceof HTMLElement?(n.appendChild(l),Fi()):n(r,Fi):Fi(),r}Qo.assign=fi,Qo.fmtNum=xr,Qo.rangeNum=_r,Qo.rangeLog=dr,Qo.rangeAsinh=fr,Qo.orient=io,Qo.pxRatio=q,Qo.join=_i,Qo.fmtDate=Ai,Qo.tzDate=Mi,Qo.sync=to;{Qo.addGap=lo,Qo.clipGaps=co;let e=Qo.paths={points:wo};e.linear=Oo,e.stepped=ko,e.bars=jo,e.spline=No}var $o=`.uplot,.uplot *,.uplot :before,.uplot :after{box-sizing:border-box}.uplot{width:min-content;font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,Noto Sans,sans-serif,Apple Color Emoji,Segoe UI Emoji,Segoe UI Symbol,Noto Color Emoji;line-height:1.5}.u-title{text-align:center;font-size:18px;font-weight:700}.u-wrap{-webkit-user-select:none;user-select:none;position:relative}.u-over,.u-under{position:absolute}.u-under{overflow:hidden}.uplot canvas{width:100%;height:100%;display:block;position:relative}.u-axis{position:absolute}.u-legend{text-align:center;margin:auto;font-size:14px}.u-inline{display:block}.u-inline *{display:inline-block}.u-inline tr{margin-right:16px}.u-legend th{font-weight:600}.u-legend th>*{vertical-align:middle;display:inline-block}.u-legend .u-marker{width:1em;height:1em;margin-right:4px;background-clip:padding-box!important}.u-inline.u-live th:after{content:":";vertical-align:middle}.u-inline:not(.u-live) .u-value{display:none}.u-series>*{padding:4px}.u-series th{cursor:pointer}.u-legend .u-off>*{opacity:.3}.u-select{pointer-events:none;background:#00000012;position:absolute}.u-cursor-x,.u-cursor-y{pointer-events:none;will-change:transform;position:absolute;top:0;left:0}.u-hz .u-cursor-x,.u-vt .u-cursor-y{border-right:1px dashed #607d8b;height:100%}.u-hz .u-cursor-y,.u-vt .u-cursor-x{border-bottom:1px dashed #607d8b;width:100%}.u-cursor-pt{pointer-events:none;will-change:transform;border:0 solid;border-radius:50%;position:absolute;top:0;left:0;background-clip:padding-box!important}.u-axis.u-off,.u-select.u-off,.u-cursor-x.u-off,.u-cursor-y.u-off,.u-cursor-pt.u-off{display:none}`,es=190,ts=class extends B{constructor(...e){super(...e),this.distances=[],this.bad=new Set,this.place=0,this.plot=null,this.dark=matchMedia(`(prefers-color-scheme: dark)`),this.resized=new ResizeObserver(()=>this.plot?.setSize({width:this.ground.clientWidth,height:es})),this.repaint=()=>{this.resized.disconnect(),this.plot?.destroy();let e=this.distances.map((e,t)=>t);this.plot=new Qo(this.options(),[e,[...this.distances]],this.ground),this.plot.over.addEventListener(`click`,()=>this.onClick()),this.resized.observe(this.ground)}}static{this.styles=[a($o),U,o`
      .plot {
        height: ${es}px;
        overflow: hidden;
      }
      .u-over {
        cursor: pointer;
      }
      .probe {
        display: none;
      }
    `]}connectedCallback(){super.connectedCallback(),window.addEventListener(Pe,this.repaint),this.dark.addEventListener(`change`,this.repaint),this.hasUpdated&&this.repaint()}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(Pe,this.repaint),this.dark.removeEventListener(`change`,this.repaint),this.resized.disconnect(),this.plot?.destroy(),this.plot=null}render(){let e=this.distances[0]??0;return I`<section class="card">
      <h2>Distance to go</h2>
      <div
        class="plot"
        role="img"
        aria-label="Distance to the goal after each of ${this.distances.length-1} moves, from ${e} down to ${this.distances[this.distances.length-1]??0}; ${this.bad.size} bad moves."
      ></div>
      <span class="probe"></span>
    </section>`}updated(e){e.has(`distances`)||e.has(`bad`)?this.repaint():this.plot?.redraw(!1)}options(){let e={ink:this.colour(`--soft`),line:this.colour(`--line`),curve:this.colour(`--accent`),bad:this.colour(`--warn`)},t={stroke:e.ink,grid:{stroke:e.line,width:1},ticks:{stroke:e.line,width:1,size:5}},n=(e,t)=>t.map(e=>Number.isInteger(e)?String(e):``);return{width:Math.max(200,this.ground.clientWidth),height:es,legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},scales:{x:{time:!1},y:{range:(e,t,n)=>[0,Math.max(4,n+2)]}},axes:[{...t,label:`move`,labelSize:18,size:32,values:n},{...t,label:`to go`,labelSize:18,size:38,values:n}],series:[{},{stroke:e.curve,width:2,points:{show:!1}}],hooks:{draw:[t=>this.drawSigns(t,e.bad,e.ink)]}}}drawSigns(e,t,n){let r=e.ctx,i=4.5*devicePixelRatio;r.save(),r.lineWidth=2*devicePixelRatio,r.strokeStyle=t,r.beginPath();for(let t of this.bad){let n=e.valToPos(t,`x`,!0),a=this.distances[t];if(a==null)continue;let o=e.valToPos(a,`y`,!0);r.moveTo(n-i,o-i),r.lineTo(n+i,o+i),r.moveTo(n-i,o+i),r.lineTo(n+i,o-i)}r.stroke();let a=e.valToPos(this.place,`x`,!0);r.strokeStyle=n,r.lineWidth=devicePixelRatio,r.setLineDash([4*devicePixelRatio,3*devicePixelRatio]),r.beginPath(),r.moveTo(a,e.bbox.top),r.lineTo(a,e.bbox.top+e.bbox.height),r.stroke(),r.restore()}colour(e){return this.probe.style.color=`var(${e})`,getComputedStyle(this.probe).color}onClick(){let e=this.plot?.cursor.idx;if(typeof e!=`number`)return;let t=this.bad.has(e)?e-1:e;this.dispatchEvent(new CustomEvent(`place`,{detail:t,bubbles:!0,composed:!0}))}};W([V({attribute:!1})],ts.prototype,`distances`,void 0),W([V({attribute:!1})],ts.prototype,`bad`,void 0),W([V({type:Number})],ts.prototype,`place`,void 0),W([Ae(`.plot`)],ts.prototype,`ground`,void 0),W([Ae(`.probe`)],ts.prototype,`probe`,void 0),ts=W([Ee(`distance-graph`)],ts);var ns=class extends B{constructor(...e){super(...e),this.slides=[],this.place=0,this.bad=new Set}static{this.styles=[U,o`
      ol {
        list-style: none;
        margin: 0;
        padding: 3px;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(48px, 1fr));
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
      .bad {
        border-color: var(--warn);
        border-style: dashed;
      }
      .bad .sign {
        color: var(--warn);
        font-weight: 700;
      }
    `]}render(){let e=st(this.board,this.slides);return I`<ol aria-label="Moves" @keydown=${this.onKey}>
      ${this.slides.map((t,n)=>this.renderMove(e[n]??null,t,n+1))}
    </ol>`}renderMove(e,t,n){let r=e&&nt(e,t),i=this.bad.has(n),a=n===this.place,o=n===Math.max(1,this.place);return I`<li>
      <button
        class=${[n<this.place?`done`:``,i?`bad`:``].join(` `)}
        tabindex=${o?0:-1}
        aria-label="${n}: ${r??`no tile`} ${We(t)}${i?`, a bad move`:``}"
        aria-current=${a?`step`:L}
        @click=${()=>this.announce(n)}
      >
        ${i?I`<span class="sign" aria-hidden="true">✕</span>`:L}${r??`?`}<span aria-hidden="true">${Ue(t)}</span>
      </button>
    </li>`}updated(e){if(!e.has(`place`))return;let t=this.renderRoot.querySelector(`ol`),n=this.renderRoot.querySelector(`[aria-current]`);if(!t||!n)return;n.offsetTop<t.scrollTop&&(t.scrollTop=n.offsetTop-4);let r=n.offsetTop+n.offsetHeight-t.clientHeight;r>t.scrollTop&&(t.scrollTop=r+4)}onKey(e){let t={ArrowRight:this.place+1,ArrowLeft:this.place-1,Home:1,End:this.slides.length}[e.key];if(t===void 0)return;e.preventDefault();let n=Math.min(this.slides.length,Math.max(1,t));this.announce(n),this.updateComplete.then(()=>this.renderRoot.querySelectorAll(`button`)[n-1]?.focus())}announce(e){this.dispatchEvent(new CustomEvent(`place`,{detail:e,bubbles:!0,composed:!0}))}};W([V({attribute:!1})],ns.prototype,`board`,void 0),W([V({attribute:!1})],ns.prototype,`slides`,void 0),W([V({type:Number})],ns.prototype,`place`,void 0),W([V({attribute:!1})],ns.prototype,`bad`,void 0),ns=W([Ee(`move-list`)],ns);var rs=[1,2,4,8],is=class extends B{constructor(...e){super(...e),this.place=0,this.length=0,this.step=``,this.playing=!1,this.speed=4}static{this.styles=[U,o`
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
    `]}willUpdate(e){let t=e.has(`place`)&&this.place>=this.length;this.playing&&(t||e.has(`length`))&&this.pause()}disconnectedCallback(){super.disconnectedCallback(),this.pause()}updated(e){e.has(`playing`)&&this.dispatchEvent(new CustomEvent(`playing`,{detail:this.playing}))}render(){let{place:e,length:t}=this,n=e>=t;return I`<div class="bar" role="group" aria-label="Playback">
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
          ${as(`M4 4h3v16H4zM20 4v16L8 12z`)}
        </button>
        <button aria-label="Step back" title="Step back" ?disabled=${e===0} @click=${()=>this.go(e-1)}>
          ${as(`M17 4v16L6 12z`)}
        </button>
        <button class="primary play" aria-label=${this.playing?`Pause`:`Play`} title=${this.playing?`Pause`:`Play`} ?disabled=${t===0} @click=${this.toggle}>
          ${this.playing?as(`M6 4h4v16H6zM14 4h4v16h-4z`):as(`M6 3v18l15-9z`)}
        </button>
        <button aria-label="Step forward" title="Step forward" ?disabled=${n} @click=${()=>this.go(e+1)}>
          ${as(`M7 4v16l11-8z`)}
        </button>
        <button aria-label="To the end" title="To the end" ?disabled=${n} @click=${()=>this.go(t)}>
          ${as(`M4 4v16l12-8zM17 4h3v16h-3z`)}
        </button>
        <select aria-label="Speed, moves in a second" title="Moves in a second" @change=${this.onSpeed}>
          ${rs.map(e=>I`<option value=${e} ?selected=${e===this.speed}>${e}/s</option>`)}
        </select>
      </div>
    </div>`}pause(){clearInterval(this.timer),this.playing=!1}toggle(){this.playing?this.pause():(this.place>=this.length&&this.announce(0),this.play())}play(){clearInterval(this.timer),this.playing=!0,this.timer=setInterval(()=>this.announce(Math.min(this.length,this.place+1)),1e3/this.speed)}onSpeed(e){this.speed=Number(e.target.value),this.playing&&this.play()}go(e){this.pause(),this.announce(e)}announce(e){this.dispatchEvent(new CustomEvent(`place`,{detail:e,bubbles:!0,composed:!0}))}};W([V({type:Number})],is.prototype,`place`,void 0),W([V({type:Number})],is.prototype,`length`,void 0),W([V()],is.prototype,`step`,void 0),W([H()],is.prototype,`playing`,void 0),W([H()],is.prototype,`speed`,void 0),is=W([Ee(`playback-bar`)],is);function as(e){return I`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${e}></path></svg>`}var os=[`3x3`,`3x4`,`4x4`,`4x5`,`5x5`],ss=300,cs=class extends B{constructor(...e){super(...e),this.goal=`blank-last`,this.size=``,this.length=``,this.note=``,this.wrong=``,this.waiting=!1,this.request=null}static{this.styles=[U,o`
      form {
        display: grid;
        grid-template-columns: minmax(5.5em, 1fr) minmax(6em, 1.2fr) auto;
        gap: 8px;
        align-items: end;
      }
      .message {
        grid-column: 1 / -1;
      }
      @media (max-width: 420px) {
        form {
          grid-template-columns: 1fr 1.4fr;
        }
        button {
          grid-column: 1 / -1;
        }
      }
    `]}disconnectedCallback(){super.disconnectedCallback(),this.request?.abort()}render(){let e=this.size||`${this.board.rows}x${this.board.columns}`,t=os.some(t=>t===e)?[...os]:[...os,e];return I`<form @submit=${this.onSubmit}>
      <div class="field">
        <label for="size">Size</label>
        <select id="size" @change=${e=>this.size=e.target.value}>
          ${t.map(t=>I`<option value=${t} ?selected=${t===e}>${t.replace(`x`,` × `)}</option>`)}
        </select>
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
      ${this.waiting?I`<button type="button" @click=${()=>this.request?.abort()}>Cancel</button>`:I`<button class="primary" type="submit">Scramble</button>`}
      <p id="note" class="message ${this.wrong?`wrong`:`soft`}" role="status">${this.wrong||this.note||`With a number, the shortest solution has exactly so many moves.`}</p>
    </form>`}async onSubmit(e){e.preventDefault(),this.request?.abort();let t=new AbortController;this.request=t,this.wrong=``,this.note=``;let n=setTimeout(()=>{this.waiting=!0,this.note=`Looking for a board of that length …`},ss);try{let e=await Nt(`/api/scramble`,this.wish(),{},t.signal);this.take(e)}catch(e){jt(e)?this.note=`Cancelled.`:this.wrong=e instanceof Error?e.message:String(e)}finally{clearTimeout(n),this.request===t&&(this.waiting=!1)}}wish(){let e=this.length.trim();return{size:this.size||`${this.board.rows}x${this.board.columns}`,goal:this.goal,...e&&e!==`any`?{length:e}:{}}}take(e){let t=e.boards[0],n=t?Je(t.board):null;if(!t||!n)throw Error(`no board of that length was found in the time that this server allows`);let r=t.length===null?`Any length`:`Exactly ${t.length} moves`;this.note=`${r}${e.uniform?``:`, not every such board equally likely (${e.method})`}; seed ${e.seed}.`,this.dispatchEvent(new CustomEvent(`scrambled`,{detail:n}))}};W([V({attribute:!1})],cs.prototype,`board`,void 0),W([V({attribute:!1})],cs.prototype,`goal`,void 0),W([H()],cs.prototype,`size`,void 0),W([H()],cs.prototype,`length`,void 0),W([H()],cs.prototype,`note`,void 0),W([H()],cs.prototype,`wrong`,void 0),W([H()],cs.prototype,`waiting`,void 0),cs=W([Ee(`scramble-form`)],cs);var ls=class extends B{constructor(...e){super(...e),this.moves=``,this.played=0,this.stuck=0,this.arrives=!1,this.error=null,this.replaced=``,this.text=``,this.wrong=``}static{this.styles=[U,o`
      :host {
        display: grid;
        gap: 10px;
      }
      textarea {
        min-height: 62px;
      }
    `]}willUpdate(e){e.has(`moves`)&&!this.area?.matches(`:focus`)&&(this.text=this.moves,this.wrong=``)}render(){let e=this.wrong||(this.stuck>0?this.stuckWords():``)||this.error?.message||``,t=this.moves&&!this.wrong&&!this.arrives;return I`<div class="field">
        <label for="moves">Moves: U D L R with counts</label>
        <textarea
          id="moves"
          class="mono"
          rows="2"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="characters"
          maxlength="20000"
          placeholder="Paste a solution such as URDL2UR2, or slide the tiles on the board"
          aria-invalid=${e?`true`:`false`}
          aria-describedby="message"
          .value=${this.text}
          @input=${this.onInput}
          @blur=${this.onBlur}
        ></textarea>
        <p id="message" class="message ${e?`wrong`:`soft`}" role="status">${e||this.progressWords()}</p>
      </div>
      <div class="row">
        ${t?I`<button @click=${()=>this.say(`find-board`)}>Use the board these moves solve</button>`:L}
        <button ?disabled=${!this.moves} @click=${()=>this.say(`undo`)}>Undo</button>
        <button ?disabled=${!this.moves} @click=${()=>this.say(`restart`)}>Start over</button>
        ${this.replaced?I`<button @click=${()=>this.say(`put-back`)}>Put the whole solution back</button>`:L}
      </div>`}stuckWords(){let e=Ge(this.moves)?.[this.played];return`move ${this.played+1} (${e??`?`}) cannot be played on this board: no tile can go that way`}progressWords(){return this.moves?this.arrives?`${Wt(this.played)}, solved.`:`${Wt(this.played)}, not solved yet.`:`The analysis begins when the board is solved.`}onInput(){this.text=this.area.value;let e=Ge(this.text);e?(this.wrong=``,this.dispatchEvent(new CustomEvent(`solution`,{detail:Ke(e)}))):this.wrong=us(this.text)}onBlur(){this.wrong||(this.text=this.moves)}say(e){this.dispatchEvent(new CustomEvent(e))}};W([V()],ls.prototype,`moves`,void 0),W([V({type:Number})],ls.prototype,`played`,void 0),W([V({type:Number})],ls.prototype,`stuck`,void 0),W([V({type:Boolean})],ls.prototype,`arrives`,void 0),W([V({attribute:!1})],ls.prototype,`error`,void 0),W([V()],ls.prototype,`replaced`,void 0),W([H()],ls.prototype,`text`,void 0),W([H()],ls.prototype,`wrong`,void 0),W([Ae(`textarea`)],ls.prototype,`area`,void 0),ls=W([Ee(`solution-form`)],ls);function us(e){let t=e.search(/[^UDLRudlr\d\s]/);return t>=0?`“${String.fromCodePoint(e.codePointAt(t))}” at sign ${t+1} is no move; write U, D, L and R for the way a tile goes, with counts`:`a count stands behind its letter and is from 1 to 10,000: U2, not 2U`}var ds={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},fs=e=>(...t)=>({_$litDirective$:e,values:t}),ps=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,t,n){this._$Ct=e,this._$AM=t,this._$Ci=n}_$AS(e,t){return this.update(e,t)}update(e,t){return this.render(...t)}},{I:ms}=z,hs=e=>e,gs=()=>document.createComment(``),_s=(e,t,n)=>{let r=e._$AA.parentNode,i=t===void 0?e._$AB:t._$AA;if(n===void 0)n=new ms(r.insertBefore(gs(),i),r.insertBefore(gs(),i),e,e.options);else{let t=n._$AB.nextSibling,a=n._$AM,o=a!==e;if(o){let t;n._$AQ?.(e),n._$AM=e,n._$AP!==void 0&&(t=e._$AU)!==a._$AU&&n._$AP(t)}if(t!==i||o){let e=n._$AA;for(;e!==t;){let t=hs(e).nextSibling;hs(r).insertBefore(e,i),e=t}}}return n},vs=(e,t,n=e)=>(e._$AI(t,n),e),ys={},bs=(e,t=ys)=>e._$AH=t,xs=e=>e._$AH,Ss=e=>{e._$AR(),e._$AA.remove()},Cs=(e,t,n)=>{let r=new Map;for(let i=t;i<=n;i++)r.set(e[i],i);return r},ws=fs(class extends ps{constructor(e){if(super(e),e.type!==ds.CHILD)throw Error(`repeat() can only be used in text expressions`)}dt(e,t,n){let r;n===void 0?n=t:t!==void 0&&(r=t);let i=[],a=[],o=0;for(let t of e)i[o]=r?r(t,o):o,a[o]=n(t,o),o++;return{values:a,keys:i}}render(e,t,n){return this.dt(e,t,n).values}update(e,[t,n,r]){let i=xs(e),{values:a,keys:o}=this.dt(t,n,r);if(!Array.isArray(i))return this.ut=o,a;let s=this.ut??=[],c=[],l,u,d=0,f=i.length-1,p=0,m=a.length-1;for(;d<=f&&p<=m;)if(i[d]===null)d++;else if(i[f]===null)f--;else if(s[d]===o[p])c[p]=vs(i[d],a[p]),d++,p++;else if(s[f]===o[m])c[m]=vs(i[f],a[m]),f--,m--;else if(s[d]===o[m])c[m]=vs(i[d],a[m]),_s(e,c[m+1],i[d]),d++,m--;else if(s[f]===o[p])c[p]=vs(i[f],a[p]),_s(e,i[d],i[f]),f--,p++;else if(l===void 0&&(l=Cs(o,p,m),u=Cs(s,d,f)),l.has(s[d])){if(l.has(s[f])){let t=u.get(o[p]),n=t===void 0?null:i[t];if(n===null){let t=_s(e,i[d]);vs(t,a[p]),c[p]=t}else c[p]=vs(n,a[p]),_s(e,i[d],n),i[t]=null;p++}else Ss(i[f]),f--}else Ss(i[d]),d++;for(;p<=m;){let t=_s(e,c[m+1]);vs(t,a[p]),c[p++]=t}for(;d<=f;){let e=i[d++];e!==null&&Ss(e)}return this.ut=o,bs(e,c),le}}),Ts=24,Es=.4,Ds=class{constructor(e){this.ground=e,this.holds=new Map}begin(e){if(e.button!==0)return;let t=this.ground.board(),n=this.cellAt(e,t),r=it(t,n),i=this.tilesBetween(t,n,r.length);this.holds.set(e.pointerId,{x:e.clientX,y:e.clientY,cell:n,board:t,slides:r,elements:i,dragged:!1}),this.ground.tray().setPointerCapture(e.pointerId);for(let e of i)e.classList.add(`held`)}move(e){let t=this.holds.get(e.pointerId);if(!t||t.slides.length===0)return;t.dragged||=this.isFar(t,e);let n=Math.min(this.cellSize(),Math.max(0,ks(t,e))),{x:r,y:i}=Os(t.slides[0]);for(let e of t.elements)e.style.translate=`${r*n}px ${i*n}px`}end(e){let t=this.holds.get(e.pointerId);if(!t)return;this.abandon(e),this.ground.tray().focus({preventScroll:!0});let n=this.meaning(t,e);n.length>0&&this.ground.ask(n)}abandon(e){for(let t of this.holds.get(e.pointerId)?.elements??[])t.classList.remove(`held`),t.style.translate=``;this.holds.delete(e.pointerId)}meaning(e,t){let[n,r]=[t.clientX-e.x,t.clientY-e.y],i=this.ground.board(),a=i===e.board?e.slides:it(i,e.cell);if(e.dragged)return this.isFar(e,t)?a:[];let o=Math.abs(n)>Math.abs(r)?n>0?`R`:`L`:r>0?`D`:`U`;return Math.max(Math.abs(n),Math.abs(r))>Ts&&o!==a[0]?tt(i,o)?[o]:[]:a}isFar(e,t){return e.slides.length>0&&ks(e,t)>Es*this.cellSize()}cellSize(){return this.ground.tray().clientWidth/this.ground.board().columns}cellAt(e,t){let n=this.ground.tray().getBoundingClientRect(),r=(e,t,n)=>Math.min(n-1,Math.max(0,Math.floor(e/t*n)));return r(e.clientY-n.top,n.height,t.rows)*t.columns+r(e.clientX-n.left,n.width,t.columns)}tilesBetween(e,t,n){if(n===0)return[];let r=(e.tiles.indexOf(0)-t)/n;return Array.from({length:n},(e,n)=>t+n*r).map(t=>this.ground.tile(e.tiles[t])).filter(e=>e!==null)}};function Os(e){return{x:e===`R`?1:e===`L`?-1:0,y:e===`D`?1:e===`U`?-1:0}}function ks(e,t){let{x:n,y:r}=Os(e.slides[0]);return(t.clientX-e.x)*n+(t.clientY-e.y)*r}var As=1200;async function js(e){let t=await createImageBitmap(e).catch(()=>{throw Error(`${e.name} is not a picture that this browser can read. PNG, JPEG and WebP work.`)}),n=As/Math.max(t.width,t.height);if(n>=1)return t;let r=await createImageBitmap(t,{resizeWidth:Math.max(1,Math.round(t.width*n)),resizeHeight:Math.max(1,Math.round(t.height*n)),resizeQuality:`high`});return t.close(),r}function Ms(e,t,n,r,i){let a=Math.min(t.width/i,t.height/r),o=(t.width-a*i)/2+n%i*a,s=(t.height-a*r)/2+Math.floor(n/i)*a,c=Math.max(1,Math.ceil(e.clientWidth*devicePixelRatio));e.width=c,e.height=c,e.getContext(`2d`)?.drawImage(t,o,s,a,a,0,0,c,c)}var Ns=`input, select, textarea, ol, [tabindex="0"]`,Ps={ArrowUp:`U`,ArrowDown:`D`,ArrowLeft:`L`,ArrowRight:`R`},Fs=class extends B{constructor(...e){super(...e),this.goal=`blank-last`,this.look={picture:null,numbers:!0},this.marks=[],this.pageKeys=!1,this.said=``,this.gesture=new Ds({board:()=>this.board,tray:()=>this.tray,tile:e=>this.tray.querySelector(`[data-tile="${e}"]`),ask:e=>this.ask(e)}),this.onPageKey=e=>{!this.pageKeys||e.defaultPrevented||e.shiftKey||!e.composedPath().some(e=>e instanceof Element&&e.matches(Ns))&&this.isInSight()&&this.onKey(e)}}static{this.styles=[U,o`
      :host {
        container-type: inline-size;
      }
      .tray {
        position: relative;
        aspect-ratio: var(--columns) / var(--rows);
        padding: 0;
        border-radius: 16px;
        background: var(--tray);
        box-shadow:
          inset 0 2px 10px #0006,
          0 0 0 8px var(--tray),
          0 0 0 9px var(--tray-edge),
          0 14px 30px light-dark(#1c243233, #0008);
        margin: 9px;
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
          transform var(--slide) ease-out,
          translate var(--slide) ease-out;
        cursor: inherit;
      }
      .tile:hover:not(:disabled) {
        background: none;
      }
      .tile.ready {
        cursor: grab;
      }
      .tile.held {
        transition: none;
        cursor: grabbing;
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
    `]}connectedCallback(){super.connectedCallback(),window.addEventListener(`keydown`,this.onPageKey)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(`keydown`,this.onPageKey)}willUpdate(e){let t=e.get(`board`);e.has(`board`)&&t&&(this.said=Ls(t,this.board))}render(){let{rows:e,columns:t,tiles:n}=this.board,r=new Map(rt(this.board).map(e=>[nt(this.board,e),e])),i=Array.from({length:n.length-1},(e,t)=>t+1);return I`
      <div
        class="tray"
        role="application"
        tabindex="0"
        aria-label="Board, ${e} by ${t}. Arrow keys slide a tile."
        aria-describedby="rows"
        .style=${`--rows: ${e}; --columns: ${t}`}
        @keydown=${this.onKey}
        @pointerdown=${e=>this.gesture.begin(e)}
        @pointermove=${e=>this.gesture.move(e)}
        @pointerup=${e=>this.gesture.end(e)}
        @pointercancel=${e=>this.gesture.abandon(e)}
      >
        ${ws(i,e=>`${e}/${n.length}`,e=>this.renderTile(e,r.get(e)))}
      </div>
      <p id="rows" class="unseen">${Is(this.board)}</p>
      <p class="unseen" aria-live="polite">${this.said}</p>
    `}renderTile(e,t){let{columns:n,tiles:r}=this.board,i=r.indexOf(e),a=this.marks.find(e=>e.slide===t&&t!==void 0),o=$e(e,r.length,this.goal),s=[`tile`,t?`ready`:``,i===o?`home`:``,this.look.picture?`pictured`:``],c=`${e}${t?`, slides ${We(t)}`:``}${a?a.kind===`best`?`, a best move`:`, not a best move`:``}`;return I`<button
      class=${s.join(` `)}
      tabindex="-1"
      data-tile=${e}
      aria-label=${c}
      aria-disabled=${t?`false`:`true`}
      .style=${`--x: ${i%n}; --y: ${Math.floor(i/n)}`}
      @click=${t=>this.onClick(t,e)}
    >
      <span class="face">
        ${this.look.picture?I`<canvas data-home=${o} aria-hidden="true"></canvas>`:L}
        ${this.look.numbers||!this.look.picture?I`<span class="value">${e}</span>`:L}
        ${a?I`<span class="mark ${a.kind} ${a.slide}">${a.kind===`best`?Ue(a.slide):`✕`}</span>`:L}
      </span>
    </button>`}updated(e){let t=e.get(`board`),n=!t||t.tiles.length!==this.board.tiles.length||t.columns!==this.board.columns,r=this.look.picture;if(r&&(e.has(`look`)||e.has(`goal`)||e.has(`board`)&&n))for(let e of this.tray.querySelectorAll(`canvas`))Ms(e,r,Number(e.dataset.home),this.board.rows,this.board.columns)}focus(){this.tray.focus()}onKey(e){let t=Ps[e.key];!t||e.altKey||e.ctrlKey||e.metaKey||(e.preventDefault(),nt(this.board,t)!==null&&this.ask([t]))}isInSight(){let{top:e,bottom:t}=this.tray.getBoundingClientRect(),n=(e+t)/2;return n>=0&&n<=window.innerHeight}onClick(e,t){e.detail===0&&this.ask(it(this.board,this.board.tiles.indexOf(t)))}ask(e){e.length!==0&&this.dispatchEvent(new CustomEvent(`slides`,{detail:e,bubbles:!0,composed:!0}))}};W([V({attribute:!1})],Fs.prototype,`board`,void 0),W([V({attribute:!1})],Fs.prototype,`goal`,void 0),W([V({attribute:!1})],Fs.prototype,`look`,void 0),W([V({attribute:!1})],Fs.prototype,`marks`,void 0),W([V({type:Boolean,attribute:`page-keys`})],Fs.prototype,`pageKeys`,void 0),W([Ae(`.tray`)],Fs.prototype,`tray`,void 0),Fs=W([Ee(`tile-board`)],Fs);function Is(e){return Xe(e).map((e,t)=>`Row ${t+1}: ${e.map(e=>e===0?`blank`:e).join(` `)}.`).join(` `)}function Ls(e,t){if(e.tiles.length!==t.tiles.length)return``;for(let n of rt(e)){let r=nt(e,n);if(t.tiles.indexOf(0)===e.tiles.indexOf(r)&&t.tiles.indexOf(r)===e.tiles.indexOf(0))return`${r} ${We(n)}`}return``}function Rs(e,t){return t.tried.find(t=>e.better.includes(t))}function zs(e,t){let n=[e.played,...t.tried].filter(t=>!e.better.includes(t)),r=t.shown||Rs(e,t)!==void 0?e.better:[];return[...n.map(e=>({slide:e,kind:`wrong`})),...r.map(e=>({slide:e,kind:`best`}))]}var Bs=class extends B{static{this.styles=[U,o`
      .card {
        border-color: var(--accent);
      }
      p {
        min-height: 3em;
      }
    `]}render(){let e=Rs(this.move,this.attempt);if(this.move.better.length===0)return this.renderSolved();let t=e!==void 0||this.attempt.shown;return I`<section class="card" aria-label="Try again">
      <h2>Move ${this.move.number}: try again</h2>
      <p role="status">${this.renderWords(e)}</p>
      <div class="row">
        ${t?L:I`<button @click=${()=>this.say(`reveal`)}>Show the better move</button>`}
        <button class=${t?`primary`:``} @click=${()=>this.say(`next-bad`)}>Next bad move</button>
      </div>
    </section>`}renderSolved(){return I`<section class="card" aria-label="Try again">
      <h2>Move ${this.move.number}</h2>
      <p role="status">The board was solved here already: <b>${this.name(this.move.played)}</b> was one move too many.</p>
      <div class="row"><button @click=${()=>this.say(`next-bad`)}>Next bad move</button></div>
    </section>`}renderWords(e){let{better:t,played:n}=this.move,r=t.map(e=>this.name(e)).join(` or `);return e?I`Yes: <b>${this.name(e)}</b> leads nearer.${t.length>1?I` So does every one of ${r}.`:L}`:this.attempt.shown?I`Better: <b>${r}</b>.`:this.attempt.tried.length>0?I`<b>${this.name(this.attempt.tried[this.attempt.tried.length-1])}</b> leads away too. Another one?`:I`You slid <b>${this.name(n)}</b>, which leads away from the goal. Slide a better tile on the board.`}name(e){let t=Je(this.move.board);return`${(t&&nt(t,e))??``} ${Ue(e)}`}say(e){this.dispatchEvent(new CustomEvent(e))}};W([V({attribute:!1})],Bs.prototype,`move`,void 0),W([V({attribute:!1})],Bs.prototype,`attempt`,void 0),Bs=W([Ee(`try-again`)],Bs);var Vs=o`
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 30rem) minmax(0, 1fr);
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
  @media (max-width: 860px) {
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
      max-width: 30rem;
      width: 100%;
      justify-self: center;
    }
  }
`,Hs=null;function Us(){return Hs??=Mt(`/api/specs`).catch(e=>{throw Hs=null,e}),Hs}async function Ws(e){let t=(await Us()).limits.time_seconds;return Math.min(e,t)}var Gs=class extends B{constructor(...e){super(...e),this.look={picture:null,numbers:!0},this.wrong=``}static{this.styles=U}render(){return I`<div class="field">
      <div class="row">
        <input id="file" class="unseen" type="file" accept="image/*" tabindex="-1" aria-label="Picture file" @change=${this.onFile} />
        <button @click=${()=>this.file.click()}>${this.look.picture?`Another picture …`:`Own picture on the tiles …`}</button>
        ${this.look.picture?I`<button @click=${()=>this.announce({picture:null,numbers:!0})}>Numbers only</button>
              <label class="row"
                ><input type="checkbox" .checked=${this.look.numbers} @change=${this.onNumbers} /> numbers too</label
              >`:L}
      </div>
      <p class="message ${this.wrong?`wrong`:`soft`}" role="status">${this.wrong||`The picture stays in this browser.`}</p>
    </div>`}async onFile(){let e=this.file.files?.[0];if(e){try{let t=await js(e);this.wrong=``,this.announce({picture:t,numbers:this.look.numbers})}catch(e){this.wrong=e instanceof Error?e.message:String(e)}this.file.value=``}}onNumbers(e){this.announce({...this.look,numbers:e.target.checked})}announce(e){this.dispatchEvent(new CustomEvent(`look`,{detail:e,bubbles:!0,composed:!0}))}};W([V({attribute:!1})],Gs.prototype,`look`,void 0),W([H()],Gs.prototype,`wrong`,void 0),W([Ae(`input[type=file]`)],Gs.prototype,`file`,void 0),Gs=W([Ee(`look-form`)],Gs);var Ks=class extends B{constructor(...e){super(...e),this.phase=`idle`,this.slow=!1,this.answer=null,this.error=null,this.progress={},this.bounds={lower:0,upper:null,moves:null},this.more=!1,this.pair=[0,0],this.moves=``}static{this.styles=[U,o`
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
      .badge.open {
        color: var(--warn);
        background: var(--warn-wash);
        border-color: var(--warn);
        border-style: dashed;
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
    `]}render(){return I`<section class="card" aria-label="Answer">${this.renderInside()}</section>`}renderInside(){return this.phase===`running`&&this.slow?this.renderRunning():this.phase===`cancelled`?this.renderCancelled():this.phase===`failed`&&this.error?this.renderFailed(this.error):this.answer?this.renderAnswer(this.answer):I`<p class="soft" role="status">Solving …</p>`}renderAnswer(e){let t=e.status===`limit`&&!Js(this.bounds);return I`
      ${this.renderHead(Ys(this.bounds),this.renderBadge(e))}
      <p class="soft number">
        ${Ht(e.seconds)}, ${Bt(e.nodes_generated)} ${e.nodes_generated===1?`node`:`nodes`}, ${e.search} with ${e.heuristic}
      </p>
      ${e.first_moves&&e.first_moves.length>0?this.renderFirst(e.first_moves):L}
      ${t?I`<div class="row"><span class="soft">${this.shownWords()}</span>${this.more?I`<button @click=${()=>this.say(`longer`)}>Search longer</button>`:L}</div>`:L}
      ${this.renderNotation()}
    `}renderRunning(){let e=this.bounds.upper!==null&&this.moves!==``;return I`
      <search-progress .progress=${this.progress}></search-progress>
      ${e?I`${this.renderSoFar(this.bounds.upper)} ${this.renderNotation()}`:L}
    `}renderSoFar(e){if(Js(this.bounds))return I`${this.renderHead(Wt(e),qs)}
        <p class="soft">Looking for every best first move.</p>`;let t=I`${Wt(e)}<span class="least">, at least ${this.bounds.lower}</span>`;return I`${this.renderHead(t,I`<span class="badge open">feasible so far</span>`)}
      <p class="soft">${this.shownWords()}</p>`}renderHead(e,t){return I`<div class="row" role="status"><span class="length number">${e}</span> ${t}</div>`}renderNotation(){return this.moves?I`<div class="notation">
      <span class="mono" tabindex="0" role="group" aria-label="Solution in notation">${this.moves}</span><copy-button .text=${()=>this.moves}></copy-button>
    </div>`:L}renderBadge(e){return this.bounds.upper===0?L:Js(this.bounds)?qs:e.status===`limit`?I`<span class="badge open">limit reached</span>`:I`<span class="badge open">not proved shortest</span>`}shownWords(){let e=Tt(this.moves);return e===this.bounds.upper?`The best solution known is shown.`:`A solution of ${Wt(e)} is shown.`}renderFirst(e){return I`<div class="row first" role="group" aria-label="Best first moves">
      <span class="soft">${e.length===1?`The only best first move`:`${e.length} equally good first moves`}</span>
      ${e.map(({move:e,tile:t})=>{let n=e;return I`<button aria-label="Slide ${t} ${We(n)}" @click=${()=>this.dispatchEvent(new CustomEvent(`first`,{detail:n}))}>
          ${t} <span aria-hidden="true">${Ue(n)}</span>
        </button>`})}
    </div>`}renderCancelled(){let{lower:e,upper:t}=this.bounds,n=I`<div class="row"><button class="primary" @click=${()=>this.say(`again`)}>Solve</button></div>`;return t===null||!this.moves?I`${this.renderHead(`Cancelled`,L)}
        <p class="soft">${e>0?`Every solution has at least ${Wt(e)}; that much was proved.`:`Nothing was proved yet.`}</p>
        ${n}`:I`${this.renderHead(Ys(this.bounds),Js(this.bounds)?qs:I`<span class="badge open">cancelled</span>`)}
      <p class="soft">${this.shownWords()}</p>
      ${n} ${this.renderNotation()}`}renderFailed(e){return e.kind===`unsolvable`?I`<div class="row" role="status"><span class="length">No solution</span></div>
        <p>A slide never changes a board's parity, and this board's differs from the goal's: two tiles are the wrong way round.</p>
        <div class="row"><button class="primary" @click=${()=>this.say(`exchange`)}>Exchange ${this.pair[0]} and ${this.pair[1]}</button></div>`:I`<div class="row" role="status"><span class="length">No answer</span></div>
      <p class="message wrong" role="alert">${e.message}</p>
      <div class="row"><button class="primary" @click=${()=>this.say(`again`)}>Try again</button></div>`}say(e){this.dispatchEvent(new CustomEvent(e))}};W([V()],Ks.prototype,`phase`,void 0),W([V({type:Boolean})],Ks.prototype,`slow`,void 0),W([V({attribute:!1})],Ks.prototype,`answer`,void 0),W([V({attribute:!1})],Ks.prototype,`error`,void 0),W([V({attribute:!1})],Ks.prototype,`progress`,void 0),W([V({attribute:!1})],Ks.prototype,`bounds`,void 0),W([V({type:Boolean})],Ks.prototype,`more`,void 0),W([V({attribute:!1})],Ks.prototype,`pair`,void 0),W([V()],Ks.prototype,`moves`,void 0),Ks=W([Ee(`solve-answer`)],Ks);var qs=I`<span class="badge proved">✓ shortest, proved</span>`;function Js({lower:e,upper:t}){return e===t}function Ys(e){let{lower:t,upper:n}=e;return n===0?`Solved`:n!==null&&Js(e)?Wt(n):`${t} to ${n??`?`} moves`}var Xs=10,Zs=class extends B{constructor(...e){super(...e),this.timeLimit=Xs,this.provisional=null,this.solving=new Rt(this,{answered:e=>this.onAnswer(e),progress:({lower_bound:e})=>this.learn({lower:e??0}),solution:({lower_bound:e,moves:t})=>{this.learn({lower:e,moves:t}),this.showBest(),this.provisional=this.bounds().moves}})}static{this.styles=[U,Vs,o`
      .moves {
        min-height: 3.2rem;
      }
      @media (max-width: 860px) {
        .list {
          order: 1;
        }
        .side > :not(solve-answer) {
          order: 2;
        }
      }
    `]}willUpdate(e){let t=e.get(`state`);if(!e.has(`state`)||(this.arrives()&&this.learn({moves:this.state.moves}),t&&t.goal===this.state.goal&&Qe(t.board,this.state.board)))return;let n=this.memory.solved.get(this.key());n?this.solving.recall(n):(this.showBest(),this.solve(Xs))}render(){let{board:e,goal:t}=this.state,n=this.slides(),r=st(e,n),i=Math.min(this.state.place,r.length-1),a=r[i],o=e=>zt(this,{place:e.detail},`none`);return I`<div class="columns">
      <section class="stage" aria-label="Board and playback">
        <tile-board
          page-keys
          .board=${a}
          .goal=${t}
          .look=${this.look}
          .marks=${i===0?this.marks():[]}
          @slides=${e=>this.onSlides(a,i,e.detail)}
        ></tile-board>
        <playback-bar
          .place=${i}
          .length=${n.length}
          .step=${Qs(r,n,i)}
          @place=${o}
        ></playback-bar>
        <section class="card list" aria-labelledby="moves-title">
          <h2 id="moves-title">Moves</h2>
          <div class="moves">
            ${n.length>0?I`<move-list
                  .board=${e}
                  .slides=${n}
                  .place=${i}
                  @place=${o}
                ></move-list>`:I`<p class="soft">The moves of the solution are listed here.</p>`}
          </div>
        </section>
      </section>
      <div class="side">
        <solve-answer
          .phase=${this.solving.phase}
          .slow=${this.solving.slow}
          .answer=${this.solving.answer}
          .error=${this.solving.error}
          .progress=${this.solving.progress}
          .bounds=${this.bounds()}
          .moves=${this.state.moves}
          .more=${this.timeLimit===Xs}
          .pair=${at(e)}
          @exchange=${()=>this.begin({board:ot(e,at(e))})}
          @cancel=${()=>this.solving.cancel()}
          @again=${()=>this.solve(Xs)}
          @longer=${()=>this.solve(1/0)}
          @first=${t=>this.onSlides(e,0,[t.detail])}
        ></solve-answer>
        <section class="card" aria-labelledby="scramble-title">
          <h2 id="scramble-title">Scramble</h2>
          <scramble-form .board=${e} .goal=${t} @scrambled=${e=>this.begin({board:e.detail})}></scramble-form>
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
      </div>
    </div>`}solve(e){let{board:t,goal:n}=this.state;this.timeLimit=e;let r=Ws(e).then(e=>({board:Ye(t),goal:n,time:e,first_moves:!0}));this.solving.start(`/api/solve`,r)}slides(){return Ge(this.state.moves)??[]}marks(){return((this.solving.phase===`done`||this.solving.phase===`running`&&!this.solving.slow?this.solving.answer?.first_moves:void 0)??[]).map(({move:e})=>({slide:e,kind:`best`}))}arrives(){let{board:e,goal:t}=this.state,n=this.slides(),r=st(e,n),i=r[r.length-1];return r.length===n.length+1&&Qe(i,Ze(e.rows,e.columns,t))}key(){return Ct(Ye(this.state.board),this.state.goal)}learn(e){this.memory.learn(Ye(this.state.board),this.state.goal,e)}bounds(){let{phase:e,slow:t,answer:n}=this.solving,r=e===`running`&&!t?n:null;return this.memory.boundsOf(r?.board??Ye(this.state.board),r?.goal??this.state.goal)}onAnswer(e){this.memory.solved.set(this.key(),e),this.learn({lower:e.lower_bound,upper:e.upper_bound,moves:e.moves}),this.showBest(),this.state.moves===this.provisional&&this.state.place===0&&e.moves&&Tt(e.moves)<=this.slides().length&&zt(this,{moves:e.moves},`none`)}showBest(){let{moves:e}=this.memory.boundsOf(Ye(this.state.board),this.state.goal);e===null||this.arrives()&&this.slides().length<=Tt(e)||zt(this,{moves:e,place:0},`none`)}onSlides(e,t,n){let r=st(e,n),i=this.slides().slice(t),a=n.every((e,t)=>i[t]===e);zt(this,{board:r[r.length-1],moves:a?Ke(i.slice(n.length)):``,place:0},`hand`)}begin(e){zt(this,{...e,moves:``,place:0},`step`)}};W([V({attribute:!1})],Zs.prototype,`state`,void 0),W([V({attribute:!1})],Zs.prototype,`look`,void 0),W([V({attribute:!1})],Zs.prototype,`memory`,void 0),Zs=W([Ee(`solve-view`)],Zs);function Qs(e,t,n){let r=t[n-1],i=e[n-1];return r&&i?`${nt(i,r)??``} ${We(r)}`:``}var $s=class extends B{constructor(...e){super(...e),this.attempt=null,this.playing=!1,this.replaced=``,this.asking=new Rt(this,{answered:e=>this.onAnswer(e)})}static{this.styles=[U,Vs,o`
      /* On a phone the question stands where the fingers are. */
      @media (max-width: 860px) {
        try-again {
          order: 1;
        }
        distance-graph {
          order: 2;
        }
        .side > :not(try-again) {
          order: 3;
        }
      }
    `]}willUpdate(e){let t=e.get(`state`);if(!e.has(`state`))return;let{board:n,goal:r,moves:i}=this.state;if(t&&t.goal===r&&t.moves===i&&Qe(t.board,n))return;this.attempt=null;let a=this.memory.analysed.get(this.key());this.arrives()&&this.memory.learn(Ye(n),r,{moves:i}),a?this.asking.recall(a):this.arrives()?this.analyse(!0):this.asking.phase!==`idle`&&this.asking.reset()}render(){let{board:e,goal:t}=this.state,n=this.slides(),r=st(e,n),i=Math.min(this.state.place,r.length-1),a=r[i],o=this.asking.answer,s=this.trying(i),c=s&&this.attemptAt(s),l=new Set(o?.bad_moves.map(e=>e.number)),u=e=>zt(this,{place:e.detail},`none`);return I`<div class="columns">
      <section class="stage" aria-label="Board and playback">
        <tile-board
          page-keys
          .board=${a}
          .goal=${t}
          .look=${this.look}
          .marks=${s&&c?zs(s,c):[]}
          @slides=${e=>this.onSlides(i,e.detail)}
        ></tile-board>
        <playback-bar
          .place=${i}
          .length=${r.length-1}
          .step=${Qs(r,n,i)}
          @place=${u}
          @playing=${e=>this.playing=e.detail}
        ></playback-bar>
        ${o?I`<distance-graph .distances=${o.distances} .bad=${l} .place=${i} @place=${u}></distance-graph>`:L}
      </section>
      <div class="side">
        <analysis-card
          .phase=${this.asking.phase}
          .slow=${this.asking.slow}
          .answer=${o}
          .bounds=${this.memory.boundsOf(o?.scramble??Ye(e),t)}
          .progress=${this.asking.progress}
          .played=${r.length-1}
          .solved=${this.arrives()}
          .chosen=${s?.number??0}
          @place=${u}
          @cancel=${()=>this.asking.cancel()}
          @again=${()=>this.analyse(!0)}
        ></analysis-card>
        ${s&&c?I`<try-again
              .move=${s}
              .attempt=${c}
              @reveal=${()=>this.attempt={...c,shown:!0}}
              @next-bad=${()=>this.onNextBad(s.number)}
            ></try-again>`:L}
        <section class="card" aria-labelledby="solution-title">
          <h2 id="solution-title">Solution</h2>
          <solution-form
            .moves=${this.state.moves}
            .stuck=${n.length-(r.length-1)}
            .played=${r.length-1}
            .arrives=${this.arrives()}
            .error=${this.asking.error}
            @solution=${e=>this.begin({moves:e.detail},`hand`)}
            @undo=${()=>zt(this,{moves:Ke(n.slice(0,-1)),place:Math.max(0,r.length-2)},`hand`)}
            @restart=${()=>this.begin({moves:``},`step`)}
            .replaced=${this.replaced}
            @put-back=${this.onPutBack}
            @find-board=${()=>this.analyse(!1)}
          ></solution-form>
          ${n.length>0?I`<move-list .board=${e} .slides=${n} .place=${i} .bad=${l} @place=${u}></move-list>`:L}
        </section>
        <section class="card" aria-labelledby="scrambled-title">
          <h2 id="scrambled-title">Board before the first move</h2>
          <board-editor .board=${e} .goal=${t} @edited=${e=>this.begin({...e.detail,moves:``},`step`)}></board-editor>
          <scramble-form .board=${e} .goal=${t} @scrambled=${e=>this.begin({board:e.detail,moves:``},`step`)}></scramble-form>
        </section>
      </div>
    </div>`}slides(){return Ge(this.state.moves)??[]}arrives(){let{board:e,goal:t}=this.state,n=this.slides(),r=st(e,n),i=r[r.length-1];return n.length>0&&r.length===n.length+1&&Qe(i,Ze(e.rows,e.columns,t))}analyse(e){let{board:t,goal:n,moves:r}=this.state,i=Ye(Ze(t.rows,t.columns,n)),a=e?{scramble:Ye(t),goal:n}:{goal:i};this.asking.start(`/api/analyze`,{...a,solution:r})}onAnswer(e){let t=Je(e.scramble),{goal:n}=this.state,{scramble:r,lower_bound:i,upper_bound:a}=e;this.memory.learn(r,n,{lower:i,upper:a}),this.memory.analysed.set(Ct(r,n,this.state.moves),e),t&&!Qe(t,this.state.board)&&zt(this,{board:t,place:0},`step`)}trying(e){if(!this.playing)return this.asking.answer?.bad_moves.find(t=>t.number===e+1)}attemptAt(e){return this.attempt?.number===e.number?this.attempt:{number:e.number,tried:[],shown:!1}}onSlides(e,t){let n=this.trying(e);if(n){let e=this.attemptAt(n);this.attempt={...e,tried:[...e.tried,t[0]]};return}let r=this.slides();t.every((t,n)=>r[e+n]===t)?zt(this,{place:e+t.length},`none`):(r.length>e&&(this.replaced=this.state.moves),zt(this,{moves:Ke([...r.slice(0,e),...t]),place:e+t.length},`hand`))}onPutBack(){this.begin({moves:this.replaced},`step`)}begin(e,t){this.replaced=``,zt(this,{...e,place:0},t)}key(){return Ct(Ye(this.state.board),this.state.goal,this.state.moves)}onNextBad(e){let t=this.asking.answer?.bad_moves??[],n=t.find(t=>t.number>e)??t[0];n&&zt(this,{place:n.number-1},`none`)}};W([V({attribute:!1})],$s.prototype,`state`,void 0),W([V({attribute:!1})],$s.prototype,`look`,void 0),W([V({attribute:!1})],$s.prototype,`memory`,void 0),W([H()],$s.prototype,`attempt`,void 0),W([H()],$s.prototype,`playing`,void 0),W([H()],$s.prototype,`replaced`,void 0),$s=W([Ee(`analyse-view`)],$s);var ec=class extends B{constructor(...e){super(...e),this.heading=``,this.bars=[],this.tick=String}static{this.styles=[U,o`
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
    `]}render(){let{low:e,decades:t}=this.scale(),n=n=>Math.min(1,Math.max(0,(Math.log10(Math.max(n,1e-9))-e)/t));return I`<figure>
      <figcaption>${this.heading}</figcaption>
      <ul .style=${`--decades: ${t}`}>
        ${this.bars.map(e=>I`<li>
            <span class="name">${e.label}</span>
            <span class="lane" aria-hidden="true"><span class=${e.complete?``:`open`} .style=${`--part: ${n(e.value)}`}></span></span>
            <span class="value number">${e.complete?``:`> `}${e.text}</span>
          </li>`)}
      </ul>
      <div class="axis" aria-hidden="true">
        <div class="scale"><span>${this.tick(10**e)}</span><span>${this.tick(10**(e+t))}</span></div>
      </div>
      <p class="soft">Each line to the right is ten times as much.</p>
    </figure>`}scale(){let e=this.bars.map(e=>Math.log10(Math.max(e.value,1e-9))),t=Math.floor(Math.min(...e)-.1);return{low:t,decades:Math.max(1,Math.ceil(Math.max(...e))-t)}}};W([V()],ec.prototype,`heading`,void 0),W([V({attribute:!1})],ec.prototype,`bars`,void 0),W([V({attribute:!1})],ec.prototype,`tick`,void 0),ec=W([Ee(`bar-chart`)],ec);var tc=[`board`,`goal`,`heuristic`,`search`,`status`,`length`,`lower_bound`,`upper_bound`,`nodes_generated`,`nodes_expanded`,`seconds`,`setup_seconds`,`error`];function nc(e,t,n){let r=n.map(n=>{let r={...n.answer,board:e,goal:t,heuristic:n.heuristic,search:n.search};return r.status=n.answer?.status??n.phase,r.error=n.message,tc.map(e=>rc(r[e])).join(`,`)});return[tc.join(`,`),...r].join(`\r
`)+`\r
`}function rc(e){let t=e==null?``:String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll(`"`,`""`)}"`:t}var ic=class extends B{constructor(...e){super(...e),this.runs=[]}static{this.styles=[U,o`
      .scroll {
        overflow-x: auto;
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
    `]}render(){return I`<div class="scroll" tabindex="0" role="region" aria-label="Results">
      <table>
        <thead>
          <tr>
            <th scope="col">Heuristic</th>
            <th scope="col">Search</th>
            <th scope="col">Result</th>
            <th scope="col" class="right">Moves</th>
            <th scope="col" class="right">Generated</th>
            <th scope="col" class="right">Expanded</th>
            <th scope="col" class="right">Time</th>
            <th scope="col" class="right">Nodes/s</th>
          </tr>
        </thead>
        <tbody>
          ${this.runs.map(e=>I`<tr><th scope="row">${e.heuristic}${ac(e.heuristic,e.answer?.heuristic)}</th><td>${e.search}${ac(e.search,e.answer?.search)}</td>${oc(e)}</tr>`)}
        </tbody>
      </table>
    </div>`}};W([V({attribute:!1})],ic.prototype,`runs`,void 0),ic=W([Ee(`run-table`)],ic);function ac(e,t){return t&&t!==e?I`<span class="really">${t}</span>`:L}function oc(e){if(e.message)return I`<td class="why" colspan="6">✕ ${e.message}</td>`;let{answer:t,progress:n}=e;if(!t){let t=e.phase===`running`;return I`<td>${t?`running …`:e.phase===`stopped`?`stopped`:`waiting`}</td>
      <td class="right">${t&&n?.lower_bound?`≥ ${n.lower_bound}`:``}</td>
      <td class="right">${t&&n?.nodes_generated?Bt(n.nodes_generated):``}</td>
      <td></td>
      <td class="right">${t&&n?.seconds?Ht(n.seconds):``}</td>
      <td class="right">${t&&n?.nodes_per_second?Vt(n.nodes_per_second):``}</td>`}let r=t.status===`limit`?`${t.lower_bound??`?`} to ${t.upper_bound??`?`}`:t.length??``;return I`<td class=${t.status===`optimal`?`proved`:``}>${t.status===`optimal`?`✓ optimal`:t.status}</td>
    <td class="right">${r}</td>
    <td class="right">${Bt(t.nodes_generated)}</td>
    <td class="right">${Bt(t.nodes_expanded)}</td>
    <td class="right">${Ht(t.seconds)}</td>
    <td class="right">${t.seconds>0?Vt(t.nodes_generated/t.seconds):``}</td>`}var sc=class{constructor(e){this.host=e,this.list=[],this.running=!1,this.request=null,e.addController(this)}show(e,t){this.stop(),this.list=e.get(t)??[]}hostDisconnected(){this.stop()}async start(e,t,n,r,i,a){this.stop();let o=new AbortController;this.request=o,this.running=!0,this.list=n.flatMap(e=>r.map(t=>({heuristic:e,search:t,phase:`waiting`})));let s=this.list;a(s);for(let n of s){if(o.signal.aborted)return;n.phase=`running`,this.host.requestUpdate(),await this.one(n,{board:Ye(e),goal:t,heuristic:n.heuristic,search:n.search,time:i,threads:1,first_solution:!1},o.signal)}this.request===o&&(this.running=!1,this.host.requestUpdate())}stop(){this.request?.abort(),this.request=null,this.running=!1;for(let e of this.list)(e.phase===`waiting`||e.phase===`running`)&&(e.phase=`stopped`);this.host.requestUpdate()}async one(e,t,n){let r={progress:t=>{e.progress=t,this.host.requestUpdate()}};try{e.answer=await Nt(`/api/solve`,t,r,n),e.phase=`done`}catch(t){if(jt(t))return;e.phase=`failed`,e.message=t instanceof At?t.message:String(t)}}},cc=[`md`,`md+lc`,`wd,md+lc`,`auto`],lc=[`auto`],uc=[2,10,60],dc=class extends B{constructor(...e){super(...e),this.specs=null,this.wrong=``,this.seconds=10,this.runs=new sc(this)}static{this.styles=[U,o`
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
        grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
        gap: 2px 10px;
        margin-top: 4px;
        min-height: 6rem;
        align-content: start;
      }
      .choices label {
        display: flex;
        gap: 8px;
        align-items: center;
        min-height: 32px;
        color: var(--ink);
        font-weight: 500;
        font-size: 0.9375rem;
      }
      .choices input {
        width: 18px;
        height: 18px;
        flex: none;
      }
      .note {
        display: block;
        font-size: 0.75rem;
        line-height: 1.1;
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
    `]}connectedCallback(){super.connectedCallback(),Us().then(e=>this.specs=e,e=>this.wrong=e instanceof Error?e.message:String(e))}willUpdate(e){let t=e.get(`state`);e.has(`state`)&&(t&&t.goal===this.state.goal&&Qe(t.board,this.state.board)||this.runs.show(this.memory.compared,this.key()))}render(){let{board:e,goal:t}=this.state,n=this.heuristics().length*this.searches().length;return I`<div class="top">
        <section class="card" aria-labelledby="board-title">
          <h2 id="board-title">Board</h2>
          <div class="board">
            <tile-board .board=${e} .goal=${t} .look=${this.look} @slides=${e=>this.onSlides(e.detail)}></tile-board>
          </div>
          <board-editor .board=${e} .goal=${t} @edited=${e=>zt(this,e.detail,`step`)}></board-editor>
          <scramble-form .board=${e} .goal=${t} @scrambled=${e=>zt(this,{board:e.detail},`step`)}></scramble-form>
        </section>
        <section class="card" aria-labelledby="choice-title">
          <h2 id="choice-title">Heuristics and searches</h2>
          ${this.renderChoices(`Heuristics`,this.specs?.heuristics??[],this.heuristics(),e=>zt(this,{heuristics:e},`none`))}
          ${this.renderChoices(`Searches`,this.specs?.searches??[],this.searches(),e=>zt(this,{searches:e},`none`))}
          <div class="row">
            <label for="seconds">Time for each</label>
            <select id="seconds" @change=${e=>this.seconds=Number(e.target.value)}>
              ${this.times().map(e=>I`<option value=${e} ?selected=${e===this.seconds}>${e} s</option>`)}
            </select>
            ${this.runs.running?I`<button @click=${()=>this.runs.stop()}>Stop</button>`:I`<button class="primary" ?disabled=${n===0} @click=${this.onRun}>Compare ${n>0?n:L}</button>`}
          </div>
          <p class="message ${this.wrong?`wrong`:`soft`}" role="status">${this.wrong||this.words()}</p>
        </section>
      </div>
      <section class="card" aria-labelledby="results-title">
        <div class="row spread">
          <h2 id="results-title">Results</h2>
          <button ?disabled=${!this.runs.list.some(e=>e.answer)} @click=${this.onExport}>Export CSV</button>
        </div>
        ${this.runs.list.length>0?I`<run-table .runs=${[...this.runs.list]}></run-table>${this.renderCharts()}`:I`<p class="soft empty">Choose what to compare and press the button; each pair is one row here.</p>`}
      </section>`}renderChoices(e,t,n,r){let i=new Set(t.map(e=>e.name)),a=this.specs?n.filter(e=>!i.has(e)).map(e=>({name:e,help:``})):[];return I`<fieldset>
      <legend>${e}</legend>
      <div class="choices">
        ${[...t,...a].map(({name:e,help:t,admissible:i})=>I`<label title=${t}>
            <input
              type="checkbox"
              .checked=${n.includes(e)}
              @change=${t=>r(t.target.checked?[...n,e]:n.filter(t=>t!==e))}
            />
            <span>${e}${i===!1?I`<span class="note">not admissible</span>`:L}</span>
          </label>`)}
      </div>
    </fieldset>`}renderCharts(){let e=this.runs.list.filter(e=>e.answer);if(e.length===0)return L;let t=(t,n)=>e.map(e=>({label:`${e.heuristic} · ${e.search}`,value:t(e),text:n(t(e)),complete:e.answer?.status!==`limit`}));return I`<div class="charts">
      <bar-chart heading="Nodes generated" .bars=${t(e=>e.answer.nodes_generated,Vt)} .tick=${Vt}></bar-chart>
      <bar-chart heading="Time" .bars=${t(e=>e.answer.seconds,Ht)} .tick=${Ht}></bar-chart>
    </div>`}heuristics(){return this.state.heuristics??cc}searches(){return this.state.searches??lc}times(){let e=this.specs?.limits.time_seconds??uc[0],t=uc.filter(t=>t<=e);return t.length>0?t:[e]}words(){let e=this.runs.list.filter(e=>e.phase===`done`||e.phase===`failed`).length;return this.runs.running?`${Bt(e)} of ${Bt(this.runs.list.length)} done.`:`Every heuristic with every search, one after the other, on one thread.`}onSlides(e){let t=st(this.state.board,e);zt(this,{board:t[t.length-1]},`hand`)}onRun(){let{board:e,goal:t}=this.state,n=this.key();this.runs.start(e,t,this.heuristics(),this.searches(),Math.min(this.seconds,this.times().at(-1)),e=>this.memory.compared.set(n,e))}onExport(){let{board:e,goal:t}=this.state,n=nc(Ye(e),t,this.runs.list),r=document.createElement(`a`);r.href=URL.createObjectURL(new Blob([n],{type:`text/csv`})),r.download=`loyd-compare.csv`,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),1e4)}key(){return Ct(Ye(this.state.board),this.state.goal)}};W([V({attribute:!1})],dc.prototype,`state`,void 0),W([V({attribute:!1})],dc.prototype,`look`,void 0),W([V({attribute:!1})],dc.prototype,`memory`,void 0),W([H()],dc.prototype,`specs`,void 0),W([H()],dc.prototype,`wrong`,void 0),W([H()],dc.prototype,`seconds`,void 0),dc=W([Ee(`compare-view`)],dc);var fc=`5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15`,pc={solve:`Solve`,analyse:`Analyse`,compare:`Compare`},mc={board:`its board cannot be read. This is the page’s own example, not the board that was shared.`,goal:`its goal cannot be read. The board is solved towards blank last.`,moves:`its moves cannot be read. The board is shown without them.`,view:`it names no view of this page. The board is shown in Solve.`,place:`the place in the solution cannot be read. It is shown from the beginning.`,names:`some names of heuristics or searches cannot be read. They are left out.`},hc=class extends B{static{this.styles=[U,o`
      header {
        max-width: 1120px;
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
        max-width: 1120px;
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
      footer {
        max-width: 1120px;
        margin: 0 auto;
        padding: 8px var(--gap) 32px;
        display: grid;
        gap: 6px;
      }
      kbd {
        font: inherit;
        font-size: 0.8125rem;
        border: 1px solid var(--line-strong);
        border-radius: 5px;
        padding: 0 5px;
      }
      @media (max-width: 560px) {
        :host {
          --gap: 12px;
        }
        header {
          padding-top: 12px;
        }
        h1 {
          font-size: 1.2rem;
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
    `]}constructor(){super(),this.damaged=null,this.memory=new wt,this.last=new Map,this.byHand=!1,this.bar=new yt,this.look={picture:null,numbers:!0},this.onAddress=()=>{this.bar.changed(),location.hash!==ht(this.current)&&(this.read(),this.showTitle())},this.read()}connectedCallback(){super.connectedCallback(),window.addEventListener(`hashchange`,this.onAddress),window.addEventListener(`popstate`,this.onAddress),this.showTitle()}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(`hashchange`,this.onAddress),window.removeEventListener(`popstate`,this.onAddress)}render(){return I`
      <header>
        <h1><img src=${new URL(new URL(`icon-CTpG8kI-.svg`,import.meta.url).href,``+import.meta.url).href} alt="" width="30" height="30" />loyd</h1>
        <nav aria-label="Views">${ct.map(e=>this.renderLink(e))}</nav>
        <div class="tools">
          <copy-button label="Copy link" .text=${()=>this.link()}></copy-button>
          <theme-switch></theme-switch>
        </div>
      </header>
      <main aria-label=${pc[this.current.view]} @change-state=${this.onChange} @look=${e=>this.look=e.detail}>
        ${this.damaged?this.renderDamage(this.damaged):L} ${this.renderView()}
      </main>
      <footer class="soft">
        <p>
          On the board: <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> slide a tile that way; click, drag or swipe does the same. Moves are written by
          the direction in which the tile goes: U2 slides two tiles up.
        </p>
        <p>Everything is computed by the <b>loyd</b> server that sent you this page. Pictures stay in your browser.</p>
      </footer>
    `}link(){return new URL(ht(this.current),location.href).href}renderLink(e){let t=e===this.current.view;return I`<a href=${ht(this.stateIn(e))} aria-current=${t?`page`:L}>${pc[e]}</a>`}stateIn(e){let{board:t,goal:n}=this.current,r=this.last.get(e),i=r&&r.goal===n&&Qe(r.board,t);return{...this.current,view:e,moves:i?r.moves:``,place:i?r.place:0}}renderDamage(e){return I`<div class="notice" role="alert">
      <span><b>This link is damaged:</b> ${mc[e]}</span>
      <button @click=${this.onDismiss}>Dismiss</button>
    </div>`}renderView(){switch(this.current.view){case`solve`:return I`<solve-view .state=${this.current} .look=${this.look} .memory=${this.memory}></solve-view>`;case`analyse`:return I`<analyse-view .state=${this.current} .look=${this.look} .memory=${this.memory}></analyse-view>`;case`compare`:return I`<compare-view .state=${this.current} .look=${this.look} .memory=${this.memory}></compare-view>`}}onChange(e){let{change:t,back:n}=e.detail,r=ht(this.current);this.enter({...this.current,...t});let i=ht(this.current),a=i!==r&&(n===`step`||n===`hand`&&!this.byHand);n!==`none`&&(this.damaged=null,this.byHand=n===`hand`),a?this.bar.begin(i):this.damaged||this.bar.show(i)}onDismiss(){this.damaged=null,this.bar.show(ht(this.current))}read(){let{state:e,damaged:t}=mt(location.hash);this.enter(gc(e)),this.damaged=t,this.byHand=!1}enter(e){this.current=e,this.last.set(e.view,e)}showTitle(){document.title=`${pc[this.current.view]} – loyd, sliding tiles solved`}};W([H()],hc.prototype,`current`,void 0),W([H()],hc.prototype,`damaged`,void 0),W([H()],hc.prototype,`look`,void 0),hc=W([Ee(`loyd-page`)],hc);function gc(e){let t=e.board??Je(fc);return e.board?{...e,board:t}:{...e,board:t,moves:``,place:0}}Fe();