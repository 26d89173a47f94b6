var e=globalThis,t=e.ShadowRoot&&(e.ShadyCSS===void 0||e.ShadyCSS.nativeShadow)&&`adoptedStyleSheets`in Document.prototype&&`replace`in CSSStyleSheet.prototype,n=Symbol(),r=new WeakMap,i=class{constructor(e,t,r){if(this._$cssResult$=!0,r!==n)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=e,this.t=t}get styleSheet(){let e=this.o,n=this.t;if(t&&e===void 0){let t=n!==void 0&&n.length===1;t&&(e=r.get(n)),e===void 0&&((this.o=e=new CSSStyleSheet).replaceSync(this.cssText),t&&r.set(n,e))}return e}toString(){return this.cssText}},a=e=>new i(typeof e==`string`?e:e+``,void 0,n),o=(e,...t)=>new i(e.length===1?e[0]:t.reduce((t,n,r)=>t+(e=>{if(!0===e._$cssResult$)return e.cssText;if(typeof e==`number`)return e;throw Error(`Value passed to 'css' function must be a 'css' function result: `+e+`. Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.`)})(n)+e[r+1],e[0]),e,n),s=(n,r)=>{if(t)n.adoptedStyleSheets=r.map(e=>e instanceof CSSStyleSheet?e:e.styleSheet);else for(let t of r){let r=document.createElement(`style`),i=e.litNonce;i!==void 0&&r.setAttribute(`nonce`,i),r.textContent=t.cssText,n.appendChild(r)}},c=t?e=>e:e=>e instanceof CSSStyleSheet?(e=>{let t=``;for(let n of e.cssRules)t+=n.cssText;return a(t)})(e):e,{is:l,defineProperty:u,getOwnPropertyDescriptor:d,getOwnPropertyNames:f,getOwnPropertySymbols:p,getPrototypeOf:m}=Object,h=globalThis,g=h.trustedTypes,_=g?g.emptyScript:``,v=h.reactiveElementPolyfillSupport,y=(e,t)=>e,b={toAttribute(e,t){switch(t){case Boolean:e=e?_:null;break;case Object:case Array:e=e==null?e:JSON.stringify(e)}return e},fromAttribute(e,t){let n=e;switch(t){case Boolean:n=e!==null;break;case Number:n=e===null?null:Number(e);break;case Object:case Array:try{n=JSON.parse(e)}catch{n=null}}return n}},x=(e,t)=>!l(e,t),S={attribute:!0,type:String,converter:b,reflect:!1,useDefault:!1,hasChanged:x};Symbol.metadata??=Symbol(`metadata`),h.litPropertyMetadata??=new WeakMap;var C=class extends HTMLElement{static addInitializer(e){this._$Ei(),(this.l??=[]).push(e)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(e,t=S){if(t.state&&(t.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(e)&&((t=Object.create(t)).wrapped=!0),this.elementProperties.set(e,t),!t.noAccessor){let n=Symbol(),r=this.getPropertyDescriptor(e,n,t);r!==void 0&&u(this.prototype,e,r)}}static getPropertyDescriptor(e,t,n){let{get:r,set:i}=d(this.prototype,e)??{get(){return this[t]},set(e){this[t]=e}};return{get:r,set(t){let a=r?.call(this);i?.call(this,t),this.requestUpdate(e,a,n)},configurable:!0,enumerable:!0}}static getPropertyOptions(e){return this.elementProperties.get(e)??S}static _$Ei(){if(this.hasOwnProperty(y(`elementProperties`)))return;let e=m(this);e.finalize(),e.l!==void 0&&(this.l=[...e.l]),this.elementProperties=new Map(e.elementProperties)}static finalize(){if(this.hasOwnProperty(y(`finalized`)))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(y(`properties`))){let e=this.properties,t=[...f(e),...p(e)];for(let n of t)this.createProperty(n,e[n])}let e=this[Symbol.metadata];if(e!==null){let t=litPropertyMetadata.get(e);if(t!==void 0)for(let[e,n]of t)this.elementProperties.set(e,n)}this._$Eh=new Map;for(let[e,t]of this.elementProperties){let n=this._$Eu(e,t);n!==void 0&&this._$Eh.set(n,e)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(e){let t=[];if(Array.isArray(e)){let n=new Set(e.flat(1/0).reverse());for(let e of n)t.unshift(c(e))}else e!==void 0&&t.push(c(e));return t}static _$Eu(e,t){let n=t.attribute;return!1===n?void 0:typeof n==`string`?n:typeof e==`string`?e.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(e=>this.enableUpdating=e),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(e=>e(this))}addController(e){(this._$EO??=new Set).add(e),this.renderRoot!==void 0&&this.isConnected&&e.hostConnected?.()}removeController(e){this._$EO?.delete(e)}_$E_(){let e=new Map,t=this.constructor.elementProperties;for(let n of t.keys())this.hasOwnProperty(n)&&(e.set(n,this[n]),delete this[n]);e.size>0&&(this._$Ep=e)}createRenderRoot(){let e=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return s(e,this.constructor.elementStyles),e}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(e=>e.hostConnected?.())}enableUpdating(e){}disconnectedCallback(){this._$EO?.forEach(e=>e.hostDisconnected?.())}attributeChangedCallback(e,t,n){this._$AK(e,n)}_$ET(e,t){let n=this.constructor.elementProperties.get(e),r=this.constructor._$Eu(e,n);if(r!==void 0&&!0===n.reflect){let i=(n.converter?.toAttribute===void 0?b:n.converter).toAttribute(t,n.type);this._$Em=e,i==null?this.removeAttribute(r):this.setAttribute(r,i),this._$Em=null}}_$AK(e,t){let n=this.constructor,r=n._$Eh.get(e);if(r!==void 0&&this._$Em!==r){let e=n.getPropertyOptions(r),i=typeof e.converter==`function`?{fromAttribute:e.converter}:e.converter?.fromAttribute===void 0?b:e.converter;this._$Em=r;let a=i.fromAttribute(t,e.type);this[r]=a??this._$Ej?.get(r)??a,this._$Em=null}}requestUpdate(e,t,n,r=!1,i){if(e!==void 0){let a=this.constructor;if(!1===r&&(i=this[e]),n??=a.getPropertyOptions(e),!((n.hasChanged??x)(i,t)||n.useDefault&&n.reflect&&i===this._$Ej?.get(e)&&!this.hasAttribute(a._$Eu(e,n))))return;this.C(e,t,n)}!1===this.isUpdatePending&&(this._$ES=this._$EP())}C(e,t,{useDefault:n,reflect:r,wrapped:i},a){n&&!(this._$Ej??=new Map).has(e)&&(this._$Ej.set(e,a??t??this[e]),!0!==i||a!==void 0)||(this._$AL.has(e)||(this.hasUpdated||n||(t=void 0),this._$AL.set(e,t)),!0===r&&this._$Em!==e&&(this._$Eq??=new Set).add(e))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(e){Promise.reject(e)}let e=this.scheduleUpdate();return e!=null&&await e,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[e,t]of this._$Ep)this[e]=t;this._$Ep=void 0}let e=this.constructor.elementProperties;if(e.size>0)for(let[t,n]of e){let{wrapped:e}=n,r=this[t];!0!==e||this._$AL.has(t)||r===void 0||this.C(t,void 0,n,r)}}let e=!1,t=this._$AL;try{e=this.shouldUpdate(t),e?(this.willUpdate(t),this._$EO?.forEach(e=>e.hostUpdate?.()),this.update(t)):this._$EM()}catch(t){throw e=!1,this._$EM(),t}e&&this._$AE(t)}willUpdate(e){}_$AE(e){this._$EO?.forEach(e=>e.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(e)),this.updated(e)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(e){return!0}update(e){this._$Eq&&=this._$Eq.forEach(e=>this._$ET(e,this[e])),this._$EM()}updated(e){}firstUpdated(e){}};C.elementStyles=[],C.shadowRootOptions={mode:`open`},C[y(`elementProperties`)]=new Map,C[y(`finalized`)]=new Map,v?.({ReactiveElement:C}),(h.reactiveElementVersions??=[]).push(`2.1.2`);var w=globalThis,ee=e=>e,T=w.trustedTypes,E=T?T.createPolicy(`lit-html`,{createHTML:e=>e}):void 0,D=`$lit$`,O=`lit$${Math.random().toFixed(9).slice(2)}$`,te=`?`+O,k=`<${te}>`,ne=document,re=()=>ne.createComment(``),ie=e=>e===null||typeof e!=`object`&&typeof e!=`function`,ae=Array.isArray,oe=e=>ae(e)||typeof e?.[Symbol.iterator]==`function`,se=`[ 	
\f\r]`,A=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,j=/-->/g,ce=/>/g,le=RegExp(`>|${se}(?:([^\\s"'>=/]+)(${se}*=${se}*(?:[^ \t\n\f\r"'\`<>=]|("|')|))|$)`,`g`),M=/'/g,N=/"/g,ue=/^(?:script|style|textarea|title)$/i,P=(e=>(t,...n)=>({_$litType$:e,strings:t,values:n}))(1),de=Symbol.for(`lit-noChange`),F=Symbol.for(`lit-nothing`),fe=new WeakMap,pe=ne.createTreeWalker(ne,129);function me(e,t){if(!ae(e)||!e.hasOwnProperty(`raw`))throw Error(`invalid template strings array`);return E===void 0?t:E.createHTML(t)}var he=(e,t)=>{let n=e.length-1,r=[],i,a=t===2?`<svg>`:t===3?`<math>`:``,o=A;for(let t=0;t<n;t++){let n=e[t],s,c,l=-1,u=0;for(;u<n.length&&(o.lastIndex=u,c=o.exec(n),c!==null);)u=o.lastIndex,o===A?c[1]===`!--`?o=j:c[1]===void 0?c[2]===void 0?c[3]!==void 0&&(o=le):(ue.test(c[2])&&(i=RegExp(`</`+c[2],`g`)),o=le):o=ce:o===le?c[0]===`>`?(o=i??A,l=-1):c[1]===void 0?l=-2:(l=o.lastIndex-c[2].length,s=c[1],o=c[3]===void 0?le:c[3]===`"`?N:M):o===N||o===M?o=le:o===j||o===ce?o=A:(o=le,i=void 0);let d=o===le&&e[t+1].startsWith(`/>`)?` `:``;a+=o===A?n+k:l>=0?(r.push(s),n.slice(0,l)+D+n.slice(l)+O+d):n+O+(l===-2?t:d)}return[me(e,a+(e[n]||`<?>`)+(t===2?`</svg>`:t===3?`</math>`:``)),r]},ge=class e{constructor({strings:t,_$litType$:n},r){let i;this.parts=[];let a=0,o=0,s=t.length-1,c=this.parts,[l,u]=he(t,n);if(this.el=e.createElement(l,r),pe.currentNode=this.el.content,n===2||n===3){let e=this.el.content.firstChild;e.replaceWith(...e.childNodes)}for(;(i=pe.nextNode())!==null&&c.length<s;){if(i.nodeType===1){if(i.hasAttributes())for(let e of i.getAttributeNames())if(e.endsWith(D)){let t=u[o++],n=i.getAttribute(e).split(O),r=/([.?@])?(.*)/.exec(t);c.push({type:1,index:a,name:r[2],strings:n,ctor:r[1]===`.`?xe:r[1]===`?`?Se:r[1]===`@`?Ce:be}),i.removeAttribute(e)}else e.startsWith(O)&&(c.push({type:6,index:a}),i.removeAttribute(e));if(ue.test(i.tagName)){let e=i.textContent.split(O),t=e.length-1;if(t>0){i.textContent=T?T.emptyScript:``;for(let n=0;n<t;n++)i.append(e[n],re()),pe.nextNode(),c.push({type:2,index:++a});i.append(e[t],re())}}}else if(i.nodeType===8){if(i.data===te)c.push({type:2,index:a});else{let e=-1;for(;(e=i.data.indexOf(O,e+1))!==-1;)c.push({type:7,index:a}),e+=O.length-1}}a++}}static createElement(e,t){let n=ne.createElement(`template`);return n.innerHTML=e,n}};function _e(e,t,n=e,r){if(t===de)return t;let i=r===void 0?n._$Cl:n._$Co?.[r],a=ie(t)?void 0:t._$litDirective$;return i?.constructor!==a&&(i?._$AO?.(!1),a===void 0?i=void 0:(i=new a(e),i._$AT(e,n,r)),r===void 0?n._$Cl=i:(n._$Co??=[])[r]=i),i!==void 0&&(t=_e(e,i._$AS(e,t.values),i,r)),t}var ve=class{constructor(e,t){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=t}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:t},parts:n}=this._$AD,r=(e?.creationScope??ne).importNode(t,!0);pe.currentNode=r;let i=pe.nextNode(),a=0,o=0,s=n[0];for(;s!==void 0;){if(a===s.index){let t;s.type===2?t=new ye(i,i.nextSibling,this,e):s.type===1?t=new s.ctor(i,s.name,s.strings,this,e):s.type===6&&(t=new I(i,this,e)),this._$AV.push(t),s=n[++o]}a!==s?.index&&(i=pe.nextNode(),a++)}return pe.currentNode=ne,r}p(e){let t=0;for(let n of this._$AV)n!==void 0&&(n.strings===void 0?n._$AI(e[t]):(n._$AI(e,n,t),t+=n.strings.length-2)),t++}},ye=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,t,n,r){this.type=2,this._$AH=F,this._$AN=void 0,this._$AA=e,this._$AB=t,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,t=this._$AM;return t!==void 0&&e?.nodeType===11&&(e=t.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,t=this){e=_e(this,e,t),ie(e)?e===F||e==null||e===``?(this._$AH!==F&&this._$AR(),this._$AH=F):e!==this._$AH&&e!==de&&this._(e):e._$litType$===void 0?e.nodeType===void 0?oe(e)?this.k(e):this._(e):this.T(e):this.$(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==F&&ie(this._$AH)?this._$AA.nextSibling.data=e:this.T(ne.createTextNode(e)),this._$AH=e}$(e){let{values:t,_$litType$:n}=e,r=typeof n==`number`?this._$AC(e):(n.el===void 0&&(n.el=ge.createElement(me(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(t);else{let e=new ve(r,this),n=e.u(this.options);e.p(t),this.T(n),this._$AH=e}}_$AC(e){let t=fe.get(e.strings);return t===void 0&&fe.set(e.strings,t=new ge(e)),t}k(t){ae(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,i=0;for(let a of t)i===n.length?n.push(r=new e(this.O(re()),this.O(re()),this,this.options)):r=n[i],r._$AI(a),i++;i<n.length&&(this._$AR(r&&r._$AB.nextSibling,i),n.length=i)}_$AR(e=this._$AA.nextSibling,t){for(this._$AP?.(!1,!0,t);e!==this._$AB;){let t=ee(e).nextSibling;ee(e).remove(),e=t}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},be=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,t,n,r,i){this.type=1,this._$AH=F,this._$AN=void 0,this.element=e,this.name=t,this._$AM=r,this.options=i,n.length>2||n[0]!==``||n[1]!==``?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=F}_$AI(e,t=this,n,r){let i=this.strings,a=!1;if(i===void 0)e=_e(this,e,t,0),a=!ie(e)||e!==this._$AH&&e!==de,a&&(this._$AH=e);else{let r=e,o,s;for(e=i[0],o=0;o<i.length-1;o++)s=_e(this,r[n+o],t,o),s===de&&(s=this._$AH[o]),a||=!ie(s)||s!==this._$AH[o],s===F?e=F:e!==F&&(e+=(s??``)+i[o+1]),this._$AH[o]=s}a&&!r&&this.j(e)}j(e){e===F?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??``)}},xe=class extends be{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===F?void 0:e}},Se=class extends be{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==F)}},Ce=class extends be{constructor(e,t,n,r,i){super(e,t,n,r,i),this.type=5}_$AI(e,t=this){if((e=_e(this,e,t,0)??F)===de)return;let n=this._$AH,r=e===F&&n!==F||e.capture!==n.capture||e.once!==n.once||e.passive!==n.passive,i=e!==F&&(n===F||r);r&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH==`function`?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},I=class{constructor(e,t,n){this.element=e,this.type=6,this._$AN=void 0,this._$AM=t,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(e){_e(this,e)}},L={M:D,P:O,A:te,C:1,L:he,R:ve,D:oe,V:_e,I:ye,H:be,N:Se,U:Ce,B:xe,F:I},we=w.litHtmlPolyfillSupport;we?.(ge,ye),(w.litHtmlVersions??=[]).push(`3.3.3`);var Te=(e,t,n)=>{let r=n?.renderBefore??t,i=r._$litPart$;if(i===void 0){let e=n?.renderBefore??null;r._$litPart$=i=new ye(t.insertBefore(re(),e),e,void 0,n??{})}return i._$AI(e),i},Ee=globalThis,R=class extends C{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let e=super.createRenderRoot();return this.renderOptions.renderBefore??=e.firstChild,e}update(e){let t=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(e),this._$Do=Te(t,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return de}};R._$litElement$=!0,R.finalized=!0,Ee.litElementHydrateSupport?.({LitElement:R});var De=Ee.litElementPolyfillSupport;De?.({LitElement:R}),(Ee.litElementVersions??=[]).push(`4.2.2`);var z=e=>(t,n)=>{n===void 0?customElements.define(e,t):n.addInitializer(()=>{customElements.define(e,t)})},Oe={attribute:!0,type:String,converter:b,reflect:!1,hasChanged:x},ke=(e=Oe,t,n)=>{let{kind:r,metadata:i}=n,a=globalThis.litPropertyMetadata.get(i);if(a===void 0&&globalThis.litPropertyMetadata.set(i,a=new Map),r===`setter`&&((e=Object.create(e)).wrapped=!0),a.set(n.name,e),r===`accessor`){let{name:r}=n;return{set(n){let i=t.get.call(this);t.set.call(this,n),this.requestUpdate(r,i,e,!0,n)},init(t){return t!==void 0&&this.C(r,void 0,e,t),t}}}if(r===`setter`){let{name:r}=n;return function(n){let i=this[r];t.call(this,n),this.requestUpdate(r,i,e,!0,n)}}throw Error(`Unsupported decorator location: `+r)};function B(e){return(t,n)=>typeof n==`object`?ke(e,t,n):((e,t,n)=>{let r=t.hasOwnProperty(n);return t.constructor.createProperty(n,e),r?Object.getOwnPropertyDescriptor(t,n):void 0})(e,t,n)}function V(e){return B({...e,state:!0,attribute:!1})}var Ae=(e,t,n)=>(n.configurable=!0,n.enumerable=!0,Reflect.decorate&&typeof t!=`object`&&Object.defineProperty(e,t,n),n);function je(e,t){return(n,r,i)=>{let a=t=>t.renderRoot?.querySelector(e)??null;if(t){let{get:e,set:t}=typeof r==`object`?n:i??(()=>{let e=Symbol();return{get(){return this[e]},set(t){this[e]=t}}})();return Ae(n,r,{get(){let n=e.call(this);return n===void 0&&(n=a(this),(n!==null||this.hasUpdated)&&t.call(this,n)),n}})}return Ae(n,r,{get(){return a(this)}})}}var H=o`
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
`;function U(e,t,n,r){var i=arguments.length,a=i<3?t:r===null?r=Object.getOwnPropertyDescriptor(t,n):r,o;if(typeof Reflect==`object`&&typeof Reflect.decorate==`function`)a=Reflect.decorate(e,t,n,r);else for(var s=e.length-1;s>=0;s--)(o=e[s])&&(a=(i<3?o(a):i>3?o(t,n,a):o(t,n))||a);return i>3&&a&&Object.defineProperty(t,n,a),a}var Me=[`system`,`light`,`dark`],Ne={system:`◐`,light:`☀`,dark:`☾`},Pe=`loyd-theme`,Fe=`loyd-theme`;function Ie(){let e=Re(),t=Me.find(t=>t===e)??`system`;return document.documentElement.dataset.theme=t,t}var Le=class extends R{constructor(...e){super(...e),this.theme=Ie()}static{this.styles=H}render(){return P`<button aria-label="Colours: ${this.theme}" title="Colours: ${this.theme}" @click=${this.next}>
      <span aria-hidden="true">${Ne[this.theme]}</span>
    </button>`}next(){this.theme=Me[(Me.indexOf(this.theme)+1)%Me.length],document.documentElement.dataset.theme=this.theme,ze(this.theme),window.dispatchEvent(new Event(Fe))}};U([V()],Le.prototype,`theme`,void 0),Le=U([z(`theme-switch`)],Le);function Re(){try{return localStorage.getItem(Pe)}catch{return null}}function ze(e){try{localStorage.setItem(Pe,e)}catch{return}}var Be=class extends Error{constructor(e,t,n=null,r=null){super(t),this.kind=e,this.field=n,this.span=r}};function Ve(e){return e instanceof DOMException&&e.name===`AbortError`}async function*He(e){let t=e.getReader(),n=new TextDecoder,r=``;try{for(;;){let{done:e,value:i}=await t.read();if(e)return;r=(r+n.decode(i,{stream:!0})).replace(/\r\n/g,`
`);for(let e=r.indexOf(`

`);e>=0;e=r.indexOf(`

`)){let t=Ue(r.slice(0,e));r=r.slice(e+2),t&&(yield t)}}}finally{await t.cancel().catch(()=>void 0)}}function Ue(e){let t=`message`,n=[];for(let r of e.split(`
`)){let e=r.indexOf(`:`),i=e<0?r:r.slice(0,e),a=e<0?``:r.slice(e+1).replace(/^ /,``);i===`event`&&(t=a),i===`data`&&n.push(a)}return n.length>0?{name:t,text:n.join(`
`)}:null}var We={ask:Ge,askWithProgress:Ke,where:`Everything is computed by the loyd server that sent you this page.`,largeTables:null};async function Ge(e,t,n){let r=await qe(e,t,`application/json`,n);if(!r.ok)throw await Je(r);return await r.json()}async function Ke(e,t,n,r){let i=await qe(e,t,`text/event-stream`,r);if(!i.ok)throw await Je(i);if(!i.headers.get(`Content-Type`)?.startsWith(`text/event-stream`))return await i.json();for await(let{name:e,text:t}of He(i.body)){let r=JSON.parse(t);if(e===`answer`)return r;if(e===`failure`)throw Ye(r);(e===`queued`||e===`progress`)&&n.progress?.(r),e===`solution`&&n.solution?.(r)}throw new Be(`internal`,"The connection ended before the answer came. Is `loyd serve` still running?")}async function qe(e,t,n,r){try{return await fetch(e,{method:t?`POST`:`GET`,headers:{Accept:n,...t?{"Content-Type":`application/json`}:{}},...t?{body:JSON.stringify(t)}:{},...r?{signal:r}:{}})}catch(e){throw Ve(e)?e:new Be(`unreachable`,"The server does not answer. Start it again with `loyd serve`.")}}async function Je(e){return Ye(await e.json().catch(()=>null),`The server answered ${e.status} without saying why.`)}function Ye(e,t=`The server failed without saying why.`){let n=e?.error;return new Be(n?.kind??`internal`,n?.message??t,n?.field??null,n?.span??null)}var Xe=[`U`,`D`,`L`,`R`],Ze={U:`D`,D:`U`,L:`R`,R:`L`},Qe={U:`↑`,D:`↓`,L:`←`,R:`→`},$e={U:`up`,D:`down`,L:`left`,R:`right`},et=1e4;function tt(e){return Ze[e]}function nt(e){return Qe[e]}function rt(e){return $e[e]}function W(e){let t=e.replace(/\s+/g,``);if(!/^([UDLRudlr]\d*)*$/.test(t))return null;let n=[];for(let[,e,r]of t.matchAll(/([UDLRudlr])(\d*)/g)){let t=r?Number(r):1;if(t<1||n.length+t>1e4)return null;for(let r=0;r<t;r+=1)n.push(e.toUpperCase())}return n}function G(e){let t=``;for(let n=0;n<e.length;){let r=n;for(;r<e.length&&e[r]===e[n];)r+=1;t+=e[n]+(r-n>1?String(r-n):``),n=r}return t}function it(e,t,n){return![e,t].every(e=>Number.isInteger(e)&&e>=2&&e<=16)||n.length!==e*t||new Set(n).size!==n.length||!n.every(e=>Number.isInteger(e)&&e>=0&&e<n.length)?null:{rows:e,columns:t,tiles:[...n]}}function at(e){let t=e.trim().split(`/`).map(e=>e.trim().split(/\s+/).map(Number)),n=t[0].length;return t.some(e=>e.length!==n)?null:it(t.length,n,t.flat())}function K(e){return ot(e).map(e=>e.join(` `)).join(`/`)}function ot(e){return Array.from({length:e.rows},(t,n)=>e.tiles.slice(n*e.columns,(n+1)*e.columns))}function st(e,t,n){let r=e*t;return{rows:e,columns:t,tiles:Array.from({length:r},(e,t)=>n===`blank-last`?(t+1)%r:t)}}function ct(e,t){return e.columns===t.columns&&e.tiles.length===t.tiles.length&&e.tiles.every((e,n)=>e===t.tiles[n])}function lt(e,t,n){return n===`blank-first`?e:(e+t-1)%t}function ut(e,t){let n=e.tiles.indexOf(0),r=Math.floor(n/e.columns),i=n%e.columns;switch(t){case`U`:return r+1<e.rows?n+e.columns:null;case`D`:return r>0?n-e.columns:null;case`L`:return i+1<e.columns?n+1:null;case`R`:return i>0?n-1:null}}function dt(e,t){let n=ut(e,t);if(n===null)return null;let r=[...e.tiles];return r[r.indexOf(0)]=r[n],r[n]=0,{...e,tiles:r}}function ft(e,t){let n=ut(e,t);return n===null?null:e.tiles[n]}function pt(e){return Xe.filter(t=>ut(e,t)!==null)}function mt(e,t){let n=e.tiles.indexOf(0),r=Math.floor(n/e.columns)-Math.floor(t/e.columns),i=n%e.columns-t%e.columns;return r!==0&&i!==0?[]:r===0?Array.from({length:Math.abs(i)},()=>i>0?`R`:`L`):Array.from({length:Math.abs(r)},()=>r>0?`D`:`U`)}function ht(e){let t=e.tiles.filter(e=>e!==0);return[t[t.length-2],t[t.length-1]]}function gt(e,[t,n]){let r=e.tiles.map(e=>e===t?n:e===n?t:e);return{...e,tiles:r}}function _t(e){return e===`blank-last`?`blank-first`:`blank-last`}function vt(e,t){let n=e.tiles.map(n=>lt(n,e.tiles.length,t)),r=e.tiles.indexOf(0),i=lt(0,e.tiles.length,t),a=Math.floor(r/e.columns)-Math.floor(i/e.columns),o=r%e.columns-i%e.columns;return yt(n)%2==Math.abs(a+o)%2}function yt(e){let t=new Set,n=0;for(let r=0;r<e.length;r+=1)if(!t.has(r)){n+=1;for(let n=r;!t.has(n);n=e[n])t.add(n)}return e.length-n}function bt(e,t){let n=[e];for(let e of t){let t=dt(n[n.length-1],e);if(!t)break;n.push(t)}return n}var xt=[`stm`,`mtm`];function St(e,t){let n=[];for(let r of e){let e=n[n.length-1];t===`mtm`&&e?.[0]===r?e.push(r):n.push([r])}return n}function Ct(e,t){return St(W(e)??[],t).length}function wt(e,t){let n=[e];for(let e of t){let t=Tt(n[n.length-1],e);if(!t)break;n.push(t)}return n}function Tt(e,t){return t.reduce((e,t)=>e&&dt(e,t),e)}function Et(e,t){let n=Tt(e,t.slice(1));return n&&t.length>0?ft(n,t[0]):null}function Dt(e,t){return`${e??``} ${nt(t[0])}${t.length>1?t.length:``}`.trim()}function Ot(e,t){return`${e??``} ${rt(t[0])}${t.length>1?`, ${t.length} tiles`:``}`.trim()}var kt=[`solve`,`play`,`analyse`,`compare`],At=[`board`,`goal`,`moves`,`view`,`metric`,`place`,`names`],jt=[`s`,`w`,`g`,`m`,`p`,`c`,`v`,`h`,`e`],Mt=[`blank-last`,`blank-first`],Nt=20,Pt=6e4;function Ft(e){let t=e.replace(/^#/,``),n=new URLSearchParams(t.length>Pt?``:t),r=kt.find(e=>e===n.get(`v`)),i=Mt.find(e=>e===n.get(`g`)),a=xt.find(e=>e===n.get(`c`)),o=Lt(n.get(`s`),n.get(`w`)),s=n.get(`m`)??``,c=W(s)!==null,l=Number(n.get(`p`)??0),u=Number.isInteger(l)&&l>=0,d=Rt(n.get(`h`)),f=Rt(n.get(`e`)),p={board:o===null&&([`s`,`w`,`m`].some(e=>n.has(e))||t!==``&&!jt.some(e=>n.has(e))),goal:n.has(`g`)&&i===void 0,moves:!c,view:n.has(`v`)&&r===void 0,metric:n.has(`c`)&&a===void 0,place:!u,names:d.damaged||f.damaged};return{state:{view:r??`solve`,board:o,goal:i??`blank-last`,moves:c?s:``,place:u?l:0,metric:a??`stm`,heuristics:d.names,searches:f.names},damaged:At.find(e=>p[e])??null}}function It(e){let t=[];if(e.board){let{rows:n,columns:r,tiles:i}=e.board;t.push([`s`,i.join(`_`)]),n!==r&&t.push([`w`,String(r)])}return e.goal!==`blank-last`&&t.push([`g`,e.goal]),e.moves&&t.push([`m`,e.moves]),e.moves&&e.place>0&&t.push([`p`,String(e.place)]),e.metric!==`stm`&&t.push([`c`,e.metric]),e.view!==`solve`&&t.push([`v`,e.view]),e.heuristics&&t.push([`h`,e.heuristics.join(` `)]),e.searches&&t.push([`e`,e.searches.join(` `)]),`#`+t.map(([e,t])=>`${e}=${encodeURIComponent(t)}`).join(`&`)}function Lt(e,t){if(!e||!/^\d+(_\d+)*$/.test(e))return null;let n=e.split(`_`).map(Number),r=t===null?Math.sqrt(n.length):Number(t);return it(n.length/r,r,n)}function Rt(e){if(e===null)return{names:null,damaged:!1};let t=e.split(` `).filter(e=>e!==``),n=[...new Set(t.filter(e=>/^[\w:+*,|-]{1,60}$/.test(e)))].slice(0,Nt);return{names:n,damaged:n.length<new Set(t).size}}var zt=400,Bt=class{constructor(){this.written=location.hash,this.wanted=null,window.addEventListener(`click`,()=>this.writeNow(),{capture:!0})}show(e){this.wanted=e,this.timer===void 0&&this.write()}begin(e){this.writeNow(),location.hash===this.written&&(history.pushState(null,``,e),this.written=location.hash)}changed(){this.wanted=null,this.written=location.hash}writeNow(){clearTimeout(this.timer),this.write()}write(){this.timer=void 0,this.wanted!==null&&location.hash===this.written&&(history.replaceState(null,``,this.wanted),this.written=location.hash,this.wanted=null,this.timer=setTimeout(()=>this.write(),zt))}},Vt=`loyd-kept`,Ht=1,Ut=[`rounds`,`look`],Wt=null;function Gt(e){return Yt(e,`readonly`,e=>e.getAll())}function Kt(e,t){return Yt(e,`readonly`,e=>e.get(t))}async function qt(e,t){await Yt(e,`readwrite`,e=>{for(let[n,r]of t)e.put(r,n);return e.count()})}async function Jt(e,t){await Yt(e,`readwrite`,e=>e.delete(t))}async function Yt(e,t,n){let r=(await Xt()).transaction(e,t),i=n(r.objectStore(e));return new Promise((e,t)=>{r.oncomplete=()=>e(i.result),r.onabort=()=>t(r.error??Error(`the browser gave up`))})}function Xt(){return Wt??=new Promise((e,t)=>{let n=indexedDB.open(Vt,Ht);n.onupgradeneeded=()=>{for(let e of Ut)n.result.createObjectStore(e)},n.onsuccess=()=>{n.result.onversionchange=()=>{n.result.close(),Wt=null},e(n.result)},n.onerror=()=>t(n.error??Error(`the browser keeps nothing`))}).catch(e=>{throw Wt=null,e}),Wt}var Zt=100,Qt={lower:0,upper:null,moves:null},$t=class{constructor(e){this.most=e,this.values=new Map}get(e){return this.values.get(e)}set(e,t){this.values.delete(e),this.values.set(e,t);for(let e of this.values.keys()){if(this.values.size<=this.most)return;this.values.delete(e)}}};function en(...e){return e.join(`|`)}var tn=class{constructor(){this.solved=new $t(Zt),this.analysed=new $t(Zt),this.compared=new $t(Zt),this.lines=new $t(Zt),this.lastAnalysis=null,this.game=null,this.wantedLength=``,this.bounds=new $t(Zt)}boundsOf(e,t,n=`stm`){return this.bounds.get(en(e,t,n))??Qt}learn(e,t,n,r=`stm`){let i=this.boundsOf(e,t,r),a=n.moves==null?null:Ct(n.moves,r),o=i.moves===null?null:Ct(i.moves,r),s=[i.upper,n.upper,a].filter(e=>e!=null);this.bounds.set(en(e,t,r),{lower:Math.max(i.lower,n.lower??0),upper:s.length>0?Math.min(...s):null,moves:a!==null&&(o===null||a<o)?n.moves:i.moves})}},nn=1600,rn=class extends R{constructor(...e){super(...e),this.text=()=>``,this.label=`Copy`,this.said=``}static{this.styles=H}disconnectedCallback(){super.disconnectedCallback(),clearTimeout(this.timer)}render(){return P`<button @click=${this.copy}><span aria-live="polite">${this.said||this.label}</span></button>`}async copy(){try{await navigator.clipboard.writeText(this.text()),this.said=`Copied ✓`}catch{this.said=`Not allowed here: select and copy`}clearTimeout(this.timer),this.timer=setTimeout(()=>this.said=``,nn)}};U([B({attribute:!1})],rn.prototype,`text`,void 0),U([B()],rn.prototype,`label`,void 0),U([V()],rn.prototype,`said`,void 0),rn=U([z(`copy-button`)],rn);var an=class extends R{constructor(...e){super(...e),this.phase=`idle`,this.fraction=0,this.trouble=``,this.request=null}static{this.styles=H}disconnectedCallback(){super.disconnectedCallback(),this.request?.abort()}render(){if(!We.largeTables)return F;switch(this.phase){case`idle`:return P`<div class="row">
          <button @click=${this.prepare}>Prepare large tables</button>
          <span>For hard 4x4 boards: takes about ten seconds and 400 MB of memory, and keeps 200 MB in this browser.</span>
        </div>`;case`running`:return P`<div class="row">
          <progress aria-label="Large tables" max="1" .value=${this.fraction}></progress>
          <button @click=${()=>this.request?.abort()}>Cancel</button>
        </div>`;case`done`:return P`<p role="status">Large tables are ready.</p>`;case`failed`:return P`<div class="row" role="alert">
          <span>Large tables could not be prepared: ${this.trouble}</span>
          <button @click=${this.prepare}>Try again</button>
        </div>`}}async prepare(){this.request=new AbortController,this.fraction=0,this.phase=`running`;try{await We.largeTables.prepare(e=>this.fraction=Math.max(this.fraction,e),this.request.signal),this.phase=`done`}catch(e){this.trouble=e instanceof Error?e.message:String(e),this.phase=Ve(e)?`idle`:`failed`}}};U([V()],an.prototype,`phase`,void 0),U([V()],an.prototype,`fraction`,void 0),an=U([z(`large-tables`)],an);var on=`input:not([type=checkbox]):not([type=range]), textarea`,sn=class extends R{constructor(...e){super(...e),this.undoable=!1,this.redoable=!1,this.onKey=e=>{let t=e.key.toLowerCase();!(e.ctrlKey||e.metaKey)||e.altKey||e.defaultPrevented||t!==`z`&&t!==`y`||e.composedPath().some(e=>e instanceof Element&&e.matches(on))||(e.preventDefault(),this.say(t===`y`||e.shiftKey?`Redo`:`Undo`))}}static{this.styles=[H,o`
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
    </button>`}say(e){this.dispatchEvent(new CustomEvent(e.toLowerCase()))}};U([B({type:Boolean})],sn.prototype,`undoable`,void 0),U([B({type:Boolean})],sn.prototype,`redoable`,void 0),sn=U([z(`undo-buttons`)],sn);var q={picture:null,numbers:!0,hover:!1,letters:!0};async function cn(){try{let e=await Kt(`look`,`look`);if(!e)return null;let t=e.picture instanceof Blob?await createImageBitmap(e.picture).catch(()=>null):null;return{picture:t,numbers:e.numbers!==!1||!t,hover:e.hover===!0,letters:e.letters!==!1}}catch{return null}}async function ln(e){let t={...e,picture:e.picture&&await un(e.picture)};await qt(`look`,new Map([[`look`,t]])).catch(()=>void 0)}function un(e){let t=document.createElement(`canvas`);return[t.width,t.height]=[e.width,e.height],t.getContext(`2d`)?.drawImage(e,0,0),new Promise(e=>t.toBlob(e,`image/webp`,.9))}var dn=1200;async function fn(e){let t=await createImageBitmap(e).catch(()=>{throw Error(`${e.name} is not a picture that this browser can read. PNG, JPEG and WebP work.`)}),n=dn/Math.max(t.width,t.height);if(n>=1)return t;let r=await createImageBitmap(t,{resizeWidth:Math.max(1,Math.round(t.width*n)),resizeHeight:Math.max(1,Math.round(t.height*n)),resizeQuality:`high`});return t.close(),r}function pn(e,t,n,r){let i=Math.min(e.width/r,e.height/n);return{left:(e.width-i*r)/2+t%r*i,top:(e.height-i*n)/2+Math.floor(t/r)*i,side:i}}function mn(e,t,n,r,i){let{left:a,top:o,side:s}=pn(t,n,r,i),c=Math.max(1,Math.ceil(e.clientWidth*devicePixelRatio));e.width=c,e.height=c,e.getContext(`2d`)?.drawImage(t,a,o,s,s,0,0,c,c)}function hn(e,t,n){return We.ask(e,t,n)}function gn(e,t,n,r){return We.askWithProgress(e,t,n,r)}var _n=null;function vn(){return _n??=hn(`/api/specs`).catch(e=>{throw _n=null,e}),_n}async function yn(e){let t=(await vn()).limits.time_seconds;return Math.min(e,t)}var bn=5,xn=class{constructor(e,t){this.memory=e,this.judged=t,this.work=Promise.resolve(),this.outcomes=new Map}take(e,t,n){this.memory.learn(e,t,{moves:n});let r=en(e,t),{lower:i,upper:a}=this.memory.boundsOf(e,t),o=this.outcomes.get(r);o!==null&&(i===a||o===``?this.judged(e,t):(this.outcomes.set(r,null),this.work=this.work.then(async()=>{this.outcomes.set(r,await this.ask(e,t)),this.judged(e,t)})))}isWaiting(e,t){return this.outcomes.get(en(e,t))===null}troubleOf(e,t){return this.outcomes.get(en(e,t))??``}async ask(e,t){try{let n=await gn(`/api/solve`,{board:e,goal:t,time:await yn(bn)},{},new AbortController().signal);return this.memory.learn(e,t,{lower:n.lower_bound,upper:n.upper_bound,moves:n.moves}),``}catch(e){return e instanceof Error?e.message:String(e)}}};function Sn(e,t){return{start:e,goal:t,board:e,slides:[],times:[],begun:null}}function Cn(e,t,n){let r=bt(e,n),i=n.slice(0,r.length-1);return i.length===0?Sn(e,t):{start:e,goal:t,board:r[r.length-1],slides:i,times:null,begun:null}}function wn(e,t,n){let r=e.begun??(e.times===null?null:n),{board:i}=e,a=[];for(let n of t){let t=En({...e,board:i})===`solved`?null:dt(i,n);if(!t)break;i=t,a.push(n)}if(a.length===0)return e;let o=e.times===null||r===null?null:[...e.times,...a.map(()=>n-r)];return{...e,board:i,slides:[...e.slides,...a],times:o,begun:r}}function Tn(e){return{...e,times:null,begun:null}}function En({board:e,goal:t,slides:n}){return ct(e,st(e.rows,e.columns,t))?`solved`:n.length===0?`ready`:`running`}function Dn(e,t){return e.times===null?null:e.begun===null?0:En(e)===`solved`?e.times[e.times.length-1]:t-e.begun}function On(e,t){return t===null||t<=0?null:e*1e3/t}function kn(e,t){return e.goal===t.goal&&K(e.start)===K(t.board)&&G(e.slides)===t.moves}var An=864e6,jn=1e5;function Mn(e,t,n){let r=Dn(e,0);return En(e)!==`solved`||e.slides.length===0||r===null?null:{session:t,at:n.toISOString(),board:K(e.start),goal:e.goal,moves:G(e.slides),milliseconds:Math.round(r),times:e.times.map(Math.round),lower_bound:0,upper_bound:null}}function Nn({at:e,board:t,goal:n,moves:r,milliseconds:i}){return[e,t,n,r,i].join(`|`)}function Pn(e){return W(e.moves)?.length??0}function Fn(e){return e.lower_bound===e.upper_bound?(Pn(e)-e.upper_bound)/2:null}function In({board:e}){let t=e.split(`/`);return`${t.length}x${t[0].split(` `).length}`}function Ln(e){if(typeof e!=`object`||!e)return`it is no round`;let{session:t,at:n,board:r,goal:i,moves:a,milliseconds:o,times:s,lower_bound:c,upper_bound:l}=e,u=typeof r==`string`?at(r):null;if(!u)return`its board cannot be read`;if(i!==`blank-last`&&i!==`blank-first`)return`its goal cannot be read`;let d=typeof a==`string`&&a!==``?W(a):null;if(!d)return`its moves cannot be read`;if(!Rn(u,i,d))return`its moves do not solve its board`;if(!Vn(o))return`its time cannot be read`;let f=typeof n==`string`?new Date(n):new Date(NaN);return Number.isNaN(f.getTime())?`its date cannot be read`:{session:typeof t==`number`&&Number.isInteger(t)&&t>=1&&t<=jn?t:1,at:f.toISOString(),board:K(u),goal:i,moves:G(d),milliseconds:Math.round(o),times:zn(s,d.length),...Bn(c,l,d.length)}}function Rn(e,t,n){let r=bt(e,n);return r.length===n.length+1&&ct(r[r.length-1],st(e.rows,e.columns,t))}function zn(e,t){return!Array.isArray(e)||e.length!==t||!e.every(Vn)?null:e.every((t,n)=>n===0||t>=e[n-1])?e.map(Math.round):null}function Bn(e,t,n){let r=e=>typeof e==`number`&&Number.isInteger(e)&&e>=0&&e<=n;return!r(e)||!r(t)||e>t||(n-t)%2!=0?{lower_bound:0,upper_bound:null}:{lower_bound:e,upper_bound:t}}function Vn(e){return typeof e==`number`&&Number.isFinite(e)&&e>=0&&e<=An}var Hn=class{constructor(e,t){this.shelf=e,this.changed=t,this.list=[],this.session=1,this.damaged=0,this.trouble=``}async load(){try{let e=(await this.shelf.takeAll()).map(Ln),t=e.filter(e=>typeof e!=`string`);this.damaged=e.length-t.length,this.show([...t,...this.list]),this.session=this.lastSession()}catch{this.report(`This browser does not keep anything for this page: export the session before you leave.`)}this.changed()}add(e){let t=this.list.length;return this.show([...this.list,...e]),this.try(()=>this.shelf.keep(Un(e))),this.changed(),this.list.length-t}remove(e){this.show(this.list.filter(t=>Nn(t)!==Nn(e))),this.try(()=>this.shelf.discard(Nn(e))),this.changed()}choose(e){this.session=e,this.changed()}lastSession(){return this.list.reduce((e,t)=>Math.max(e,t.session),this.session)}show(e){this.list=[...Un(e).values()].sort((e,t)=>e.at<t.at?-1:+(e.at>t.at))}try(e){e().catch(()=>{this.report(`This browser did not keep the last change: export the session before you leave.`),this.changed()})}report(e){this.trouble=e,this.list=[...this.list]}};function Un(e){return new Map(e.map(e=>[Nn(e),e]))}var Wn=class{constructor(){this.past=[],this.future=[],this.present=null}get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}add(e){this.present!==null&&(this.past=[...this.past.slice(-299),this.present]),this.future=[],this.present=e}amend(e){this.present=e}undo(){let e=this.past.pop();return e===void 0?null:(this.future.push(this.present),this.present=e)}redo(){let e=this.future.pop();return e===void 0?null:(this.past.push(this.present),this.present=e)}},Gn=150,Kn=class{constructor(e,t){this.host=e,this.hearer=t,this.phase=`idle`,this.answer=null,this.error=null,this.progress={},this.slow=!1,this.request=null,e.addController(this)}hostDisconnected(){this.giveUp()}async start(e,t){this.giveUp();let n=new AbortController;this.request=n,this.progress={},this.slow=!1,this.enter(`running`),this.timer=setTimeout(()=>{this.slow=!0,this.host.requestUpdate()},Gn);try{let r=await gn(e,await t,this.listener(n),n.signal);if(this.request!==n)return;this.take(r)}catch(e){if(this.request!==n||Ve(e))return;this.error=e instanceof Be?e:new Be(`internal`,String(e)),this.answer=null,this.enter(`failed`)}finally{this.request===n&&clearTimeout(this.timer)}}recall(e){this.giveUp(),this.take(e)}cancel(){this.giveUp(),this.answer=null,this.enter(`cancelled`)}reset(){this.giveUp(),this.answer=null,this.enter(`idle`)}take(e){this.answer=e,this.enter(`done`),this.hearer.answered(e)}giveUp(){clearTimeout(this.timer),this.request?.abort(),this.request=null}listener(e){let t=t=>{this.request===e&&(t(),this.host.requestUpdate())};return{progress:e=>t(()=>{this.progress={...this.progress,place:0,bound_seconds_left:void 0,...e},this.hearer.progress?.(e)}),solution:e=>t(()=>this.hearer.solution?.(e))}}enter(e){this.phase=e,e!==`failed`&&(this.error=null),this.host.requestUpdate()}};function qn(e){return e.kind??`bad`}function Jn(e){return e?.lost_moves??e?.bad_moves??[]}function J(e,t,n){e.dispatchEvent(new CustomEvent(`change-state`,{detail:{change:t,back:n},bubbles:!0,composed:!0}))}function Yn(e){return Math.round(e).toLocaleString(`en-US`)}function Xn(e){let t=[``,` k`,` M`,` G`,` T`],n=0,r=e;for(;r>=999.5&&n<t.length-1;)r/=1e3,n+=1;return`${n===0?Math.round(r):Number(r.toPrecision(3))}${t[n]}`}function Zn(e){return e<995e-7?`${Math.round(e*1e6)} µs`:e<.00995?`${Number((e*1e3).toPrecision(2))} ms`:e<.9995?`${Math.round(e*1e3)} ms`:e<59.95?`${e.toFixed(1)} s`:`${Math.floor(Math.round(e)/60)} min ${Math.round(e)%60} s`}function Qn(e,t=3){let n=Math.round(e/10**(3-t)),[r,i]=[Math.floor(n/10**t),n%10**t],[a,o]=[Math.floor(r/3600),Math.floor(r/60)%60],s=e=>String(e).padStart(2,`0`),c=a>0?`${a}:${s(o)}:${s(r%60)}`:o>0?`${o}:${s(r%60)}`:String(r);return t>0?`${c}.${String(i).padStart(t,`0`)}`:c}function $n(e,{lower:t,upper:n}){if(t===0)return String(e);let r=Math.min(e,n??e);return t===r?`${e} = ${t} + 2×${(e-t)/2}`:`${e}, at best ${t} to ${r}`}function er(e){for(let[t,n,r]of[[`s`,1,99.5],[`min`,60,99.5],[`h`,3600,47.5]])if(e/n<r)return`${Math.round(e/n)} ${t}`;return`${Math.round(e/86400)} days`}function tr(e){return nr(e,`move`)}function nr(e,t){return`${Yn(e)} ${t}${e===1?``:`s`}`}var rr=12;function ir(e,t){let n=t===``||e.includes(t)?[...e]:[...e,t],r=n.filter(e=>!n.some(t=>t!==e&&or(t,e)));return r.length<=rr?r:[r[0],...r.slice(-11)]}function ar(e,t,n){let[r,i]=[e,t].map(e=>St(sr(e),n).map(G)),a=r.findIndex((e,t)=>e!==i[t]);return a<0?r.length:a}function or(e,t){let n=sr(t).length;return sr(e).length>n&&G(sr(e).slice(0,n))===G(sr(t))}function sr(e){return W(e)??[]}var cr={neutral:`=`,bad:`✕`},lr=400,ur=class extends R{constructor(...e){super(...e),this.boards=[],this.moves=[],this.place=0,this.lost=new Map}static{this.styles=[H,o`
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
    `]}render(){let e=this.first(),t=this.moves.slice(e,e+lr);return P`${this.moves.length>lr?P`<p class="soft">Moves ${e+1} to ${e+t.length} of ${this.moves.length}; the slider above goes to the others.</p>`:F}
      <ol aria-label="Moves" start=${e+1} @keydown=${this.onKey}>
        ${t.map((t,n)=>this.renderMove(this.boards[e+n]??null,t,e+n+1))}
      </ol>`}first(){return Math.floor(Math.max(0,this.place-1)/lr)*lr}renderMove(e,t,n){let r=e&&Et(e,t),i=this.lost.get(n),a=n===this.place,o=n===Math.max(1,this.place);return P`<li>
      <button
        class=${[n<this.place?`done`:``,i?`lost ${i}`:``].join(` `)}
        tabindex=${o?0:-1}
        aria-label="${n}: ${r===null?`no tile `:``}${Ot(r,t)}${i?`, a ${i} move`:``}"
        aria-current=${a?`step`:F}
        @click=${()=>this.announce(n)}
      >
        ${i?P`<span class="sign" aria-hidden="true">${cr[i]}</span>`:F}${r??`?`}<span aria-hidden="true">${Dt(null,t)}</span>
      </button>
    </li>`}updated(e){if(!e.has(`place`))return;let t=this.renderRoot.querySelector(`ol`),n=this.renderRoot.querySelector(`[aria-current]`);if(!t||!n)return;n.offsetTop<t.scrollTop&&(t.scrollTop=n.offsetTop-4);let r=n.offsetTop+n.offsetHeight-t.clientHeight;r>t.scrollTop&&(t.scrollTop=r+4)}onKey(e){let t={ArrowRight:this.place+1,ArrowLeft:this.place-1,Home:1,End:this.moves.length}[e.key];if(t===void 0)return;e.preventDefault();let n=Math.min(this.moves.length,Math.max(1,t));this.announce(n),this.updateComplete.then(()=>this.renderRoot.querySelectorAll(`button`)[n-1-this.first()]?.focus())}announce(e){this.dispatchEvent(new CustomEvent(`place`,{detail:e,bubbles:!0,composed:!0}))}};U([B({attribute:!1})],ur.prototype,`boards`,void 0),U([B({attribute:!1})],ur.prototype,`moves`,void 0),U([B({type:Number})],ur.prototype,`place`,void 0),U([B({attribute:!1})],ur.prototype,`lost`,void 0),ur=U([z(`move-list`)],ur);var dr=class extends R{constructor(...e){super(...e),this.chosen=0}static{this.styles=[H,o`
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
    `]}render(){let e=Jn(this.answer);return e.length===0?this.answer.bad===0&&this.answer.optimal!==null?P`<p>Not one bad move: this solution is as short as any.</p>`:F:P`<ol aria-label=${this.answer.lost_moves?`Lost moves`:`Bad moves`}>
      ${e.map(e=>this.renderMove(e))}
    </ol>`}renderMove(e){let t=at(e.board),n=W(e.played)??[],r=t?Et(t,n):null,i=this.answer.distances[e.number-1],a=this.answer.distances[e.number];return P`<li>
      <button
        aria-pressed=${this.chosen===e.number?`true`:`false`}
        @click=${()=>this.dispatchEvent(new CustomEvent(`place`,{detail:e.number-1,bubbles:!0,composed:!0}))}
      >
        <span class="unseen">Move ${e.number}: ${Ot(r,n)}, from ${i} to ${tr(a??0)} to go. Try again.</span>
        <span aria-hidden="true"><span class="sign">${cr[qn(e)]}</span> ${e.number}. ${Dt(r,n)}</span>
        <span class="to" aria-hidden="true">${i} → ${a}</span>
      </button>
    </li>`}};U([B({attribute:!1})],dr.prototype,`answer`,void 0),U([B({type:Number})],dr.prototype,`chosen`,void 0),dr=U([z(`bad-moves`)],dr);var fr=class extends R{constructor(...e){super(...e),this.progress={},this.what=`Searching`}static{this.styles=[H,o`
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
    `]}render(){let{place:e,fraction:t,bound:n,lower_bound:r,nodes_generated:i,nodes_per_second:a,seconds:o,bound_seconds_left:s}=this.progress,c=[[`bound`,String(n??r??`–`)],[`nodes`,i===void 0?`–`:Xn(i)],[`nodes/s`,a===void 0?`–`:Xn(a)],[`time`,o===void 0?`–`:Zn(o)]],l=typeof t==`number`&&t>0;return P`<div class="running" role="group" aria-label="Progress">
      <div class="what">
        <strong>${e?`Waiting, ${e} before this one`:`${this.what} …`}</strong>
        ${s!=null&&s>=1?P`<span class="soft number">next bound in about ${er(s)}</span>`:F}
      </div>
      <button class="cancel" @click=${()=>this.dispatchEvent(new CustomEvent(`cancel`,{bubbles:!0,composed:!0}))}>Cancel</button>
      <div class=${l?`bar`:`bar unknown`} .style=${`--done: ${l?t:0}`} aria-hidden="true"><span></span></div>
      <dl>
        ${c.map(([e,t])=>P`<div><dt>${e}</dt><dd class="number">${t}</dd></div>`)}
      </dl>
    </div>`}};U([B({attribute:!1})],fr.prototype,`progress`,void 0),U([B()],fr.prototype,`what`,void 0),fr=U([z(`search-progress`)],fr);var pr={stm:`Each move that leads away from the goal costs two: played = shortest + 2 × bad moves.`,mtm:`A move that leads away from the goal costs two, one that leads no nearer costs one: played = shortest + neutral moves + 2 × bad moves.`},mr=class extends R{constructor(...e){super(...e),this.phase=`idle`,this.slow=!1,this.answer=null,this.progress={},this.bounds={lower:0,upper:null,moves:null},this.played=0,this.metric=`stm`,this.solved=!1,this.chosen=0}static{this.styles=[H,o`
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
        <div class="row"><button class="primary" @click=${()=>this.dispatchEvent(new CustomEvent(`again`))}>Analyse</button></div>`:this.answer?this.renderAnswer(this.answer):P`<span class="summary number">${this.played===0?`Play or paste`:tr(this.played)}</span>
      <p class="soft">
        ${this.solved?`Analysing …`:`Solve the board by hand, or paste a solution. ${pr[this.metric]}`}
      </p>`}renderSoFar(){return P`<p class="summary number">${$n(this.played,this.bounds)}</p>`}renderAnswer(e){return P`<div role="status">
        <p class="summary number">${_r(e,this.bounds)}</p>
        <p class="soft">${vr(e,this.bounds)} ${br(e.luck)}</p>
      </div>
      <bad-moves .answer=${e} .chosen=${this.chosen}></bad-moves>`}};U([B()],mr.prototype,`phase`,void 0),U([B({type:Boolean})],mr.prototype,`slow`,void 0),U([B({attribute:!1})],mr.prototype,`answer`,void 0),U([B({attribute:!1})],mr.prototype,`progress`,void 0),U([B({attribute:!1})],mr.prototype,`bounds`,void 0),U([B({type:Number})],mr.prototype,`played`,void 0),U([B()],mr.prototype,`metric`,void 0),U([B({type:Boolean})],mr.prototype,`solved`,void 0),U([B({type:Number})],mr.prototype,`chosen`,void 0),mr=U([z(`analysis-card`)],mr);function hr(e,t){return e.optimal??(t.lower===t.upper?t.upper:null)}function gr(e,t){return[_r(e,t),vr(e,t),br(e.luck)]}function _r(e,t){let n=hr(e,t);return n===null||e.neutral===void 0?$n(e.played,n===null?t:{lower:n,upper:n}):e.optimal===null?`${e.played}, at best ${n}`:`${e.played} = ${n} + ${e.neutral} + 2×${e.bad}`}function vr(e,t){let n=hr(e,t),r=n===null?`between ${t.lower} and ${t.upper??e.upper_bound}`:String(n),i=`${tr(e.played)} played; the shortest solution has ${r}.`;return e.optimal===null||e.bad===null?`${i} The time was up before every move was judged.`:`${i} ${e.bad===0?`None led`:e.bad===1?`One of them led`:`${e.bad} of them led`} away from the goal${yr(e.neutral)}.`}function yr(e){return e===void 0?``:e===1?`, one was neutral`:`, ${e} were neutral`}function br(e){if(e==null)return``;let t=e*100;return`${t<.1?`Fewer than 0.1`:t.toFixed(1)} % of random boards are nearer to their goal than this one.`}var xr=180,Sr=class extends R{constructor(...e){super(...e),this.goal=`blank-last`,this.unsolvable=!1,this.text=``,this.wrong=``,this.span=null,this.request=new AbortController}static{this.styles=[H,o`
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
    `]}disconnectedCallback(){super.disconnectedCallback(),this.forget()}willUpdate(e){e.has(`board`)&&!this.area?.matches(`:focus`)&&(this.forget(),this.text=K(this.board),this.wrong=``)}render(){let e=this.wrong||(this.unsolvable?`this board cannot reach the goal: two of its tiles are exchanged`:``);return P`<div class="fields">
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
        <button @click=${()=>this.announce(st(this.board.rows,this.board.columns,this.goal))}>Solved board</button>
      </div>
    </div>`}renderPlace([e,t]){let n=this.text.slice(Math.max(0,e-16),e),r=this.text.slice(t,t+16);return P`<span class="place mono" aria-label="at sign ${e+1}"
      >${e>16?`…`:``}${n}<mark>${this.text.slice(e,t)||` `}</mark>${r}${t+16<this.text.length?`…`:``}</span
    >`}onGoal(e){let t=e.target.value;this.dispatchEvent(new CustomEvent(`edited`,{detail:{board:this.board,goal:t}}))}onInput(){this.text=this.area.value,this.forget(),this.timer=setTimeout(()=>void this.read(),xr)}onBlur(){(this.timer===void 0?Promise.resolve():this.read()).then(()=>{!this.wrong&&!this.area?.matches(`:focus`)&&(this.text=K(this.board))})}forget(){clearTimeout(this.timer),this.timer=void 0,this.request.abort()}async read(){this.forget();let e=Cr(this.text);if(e)this.wrong=``,this.dispatchEvent(new CustomEvent(`edited`,{detail:e}));else{this.request=new AbortController;try{let e=await hn(`/api/board`,{text:this.text,goal:this.goal},this.request.signal),t=it(e.rows,e.columns,e.tiles);if(!t){this.span=null,this.wrong=`a board of ${e.rows} by ${e.columns}: this page shows 2 by 2 to 16 by 16`;return}this.wrong=``,ct(t,this.board)||this.announce(t)}catch(e){if(Ve(e))return;this.wrong=e instanceof Be?e.message:String(e),this.span=e instanceof Be?e.span:null}}}announce(e){this.dispatchEvent(new CustomEvent(`edited`,{detail:{board:e,goal:this.goal}}))}};U([B({attribute:!1})],Sr.prototype,`board`,void 0),U([B({attribute:!1})],Sr.prototype,`goal`,void 0),U([B({type:Boolean})],Sr.prototype,`unsolvable`,void 0),U([V()],Sr.prototype,`text`,void 0),U([V()],Sr.prototype,`wrong`,void 0),U([V()],Sr.prototype,`span`,void 0),U([je(`textarea`)],Sr.prototype,`area`,void 0),Sr=U([z(`board-editor`)],Sr);function Cr(e){let t=/#\S*\bs=\S+/.exec(e)?.[0],{board:n,goal:r}=t?Ft(t).state:{board:null,goal:null};return n&&{board:n,goal:r}}var wr=!0,Tr=`uplot`,Er=`u-hz`,Dr=`u-vt`,Or=`u-title`,kr=`u-wrap`,Ar=`u-under`,jr=`u-over`,Mr=`u-axis`,Nr=`u-off`,Pr=`u-select`,Fr=`u-cursor-x`,Ir=`u-cursor-y`,Lr=`u-cursor-pt`,Rr=`u-legend`,zr=`u-live`,Br=`u-inline`,Vr=`u-series`,Hr=`u-marker`,Ur=`u-label`,Wr=`u-value`,Gr=`width`,Kr=`height`,qr=`top`,Jr=`bottom`,Yr=`left`,Xr=`right`,Zr=`#000`,Qr=`#0000`,$r=`mousemove`,ei=`mousedown`,ti=`mouseup`,ni=`mouseenter`,ri=`mouseleave`,ii=`dblclick`,ai=`resize`,oi=`scroll`,si=`change`,ci=`dppxchange`,li=`--`,ui=typeof window<`u`,di=ui?document:null,fi=ui?window:null,pi=ui?navigator:null,Y,mi;function hi(){let e=devicePixelRatio;Y!=e&&(Y=e,mi&&Ai(si,mi,hi),mi=matchMedia(`(min-resolution: ${Y-.001}dppx) and (max-resolution: ${Y+.001}dppx)`),ki(si,mi,hi),fi.dispatchEvent(new CustomEvent(ci)))}function gi(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function _i(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function vi(e,t,n){e.style[t]=n+`px`}function yi(e,t,n,r){let i=di.createElement(e);return t!=null&&gi(i,t),n?.insertBefore(i,r),i}function bi(e,t){return yi(`div`,e,t)}var xi=new WeakMap;function Si(e,t,n,r,i){let a=`translate(`+t+`px,`+n+`px)`;a!=xi.get(e)&&(e.style.transform=a,xi.set(e,a),t<0||n<0||t>r||n>i?gi(e,Nr):_i(e,Nr))}var Ci=new WeakMap;function wi(e,t,n){let r=t+n;r!=Ci.get(e)&&(Ci.set(e,r),e.style.background=t,e.style.borderColor=n)}var Ti=new WeakMap;function Ei(e,t,n,r){let i=t+``+n;i!=Ti.get(e)&&(Ti.set(e,i),e.style.height=n+`px`,e.style.width=t+`px`,e.style.marginLeft=r?-t/2+`px`:0,e.style.marginTop=r?-n/2+`px`:0)}var Di={passive:!0},Oi={...Di,capture:!0};function ki(e,t,n,r){t.addEventListener(e,n,r?Oi:Di)}function Ai(e,t,n,r){t.removeEventListener(e,n,Di)}ui&&hi();function ji(e,t,n,r){let i;n||=0,r||=t.length-1;let a=r<=2147483647;for(;r-n>1;)i=a?n+r>>1:Qi((n+r)/2),t[i]<e?n=i:r=i;return e-t[n]<=t[r]-e?n:r}function Mi(e){return(t,n,r)=>{let i=-1,a=-1;for(let a=n;a<=r;a++)if(e(t[a])){i=a;break}for(let i=r;i>=n;i--)if(e(t[i])){a=i;break}return[i,a]}}var Ni=e=>e!=null,Pi=e=>e!=null&&e>0,Fi=Mi(Ni),Ii=Mi(Pi);function Li(e,t,n,r=0,i=!1){let a=i?Ii:Fi,o=i?Pi:Ni;[t,n]=a(e,t,n);let s=e[t],c=e[t];if(t>-1){if(r==1)s=e[t],c=e[n];else if(r==-1)s=e[n],c=e[t];else for(let r=t;r<=n;r++){let t=e[r];o(t)&&(t<s?s=t:t>c&&(c=t))}}return[s??la,c??-la]}function Ri(e,t,n,r){let i=ia(e),a=ia(t);e==t&&(i==-1?(e*=n,t/=n):(e/=n,t*=n));let o=n==10?aa:oa,s=i==1?Qi:ea,c=a==1?ea:Qi,l=s(o(Zi(e))),u=c(o(Zi(t))),d=ra(n,l),f=ra(n,u);return n==10&&(l<0&&(d=Q(d,-l)),u<0&&(f=Q(f,-u))),r||n==2?(e=d*i,t=f*a):(e=Ca(e,d),t=Sa(t,f)),[e,t]}function zi(e,t,n,r){let i=Ri(e,t,n,r);return e==0&&(i[0]=0),t==0&&(i[1]=0),i}var Bi=.1,Vi={mode:3,pad:Bi},Hi={pad:0,soft:null,mode:0},Ui={min:Hi,max:Hi};function Wi(e,t,n,r){return Pa(n)?Ki(e,t,n):(Hi.pad=n,Hi.soft=r?0:null,Hi.mode=r?3:0,Ki(e,t,Ui))}function X(e,t){return e??t}function Gi(e,t,n){for(t=X(t,0),n=X(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Ki(e,t,n){let r=n.min,i=n.max,a=X(r.pad,0),o=X(i.pad,0),s=X(r.hard,-la),c=X(i.hard,la),l=X(r.soft,la),u=X(i.soft,-la),d=X(r.mode,0),f=X(i.mode,0),p=t-e,m=aa(p),h=na(Zi(e),Zi(t)),g=Zi(aa(h)-m);(p<1e-24||g>10)&&(p=0,(e==0||t==0)&&(p=1e-24,d==2&&l!=la&&(a=0),f==2&&u!=-la&&(o=0)));let _=p||h||1e3,v=ra(10,Qi(aa(_))),y=Q(Ca(e-_*(p==0?e==0?.1:1:a),v/10),24),b=e>=l&&(d==1||d==3&&y<=l||d==2&&y>=l)?l:la,x=na(s,y<b&&e>=b?b:ta(b,y)),S=Q(Sa(t+_*(p==0?t==0?.1:1:o),v/10),24),C=t<=u&&(f==1||f==3&&S>=u||f==2&&S<=u)?u:-la,w=ta(c,S>C&&t<=C?C:na(C,S));return x==w&&x==0&&(w=100),[x,w]}var qi=new Intl.NumberFormat(ui?pi.language:`en-US`),Ji=e=>qi.format(e),Yi=Math,Xi=Yi.PI,Zi=Yi.abs,Qi=Yi.floor,$i=Yi.round,ea=Yi.ceil,ta=Yi.min,na=Yi.max,ra=Yi.pow,ia=Yi.sign,aa=Yi.log10,oa=Yi.log2,sa=(e,t=1)=>Yi.sinh(e)*t,ca=(e,t=1)=>Yi.asinh(e/t),la=1/0;function ua(e){return(aa((e^e>>31)-(e>>31))|0)+1}function da(e,t,n){return ta(na(e,t),n)}function fa(e){return typeof e==`function`}function Z(e){return fa(e)?e:()=>e}var pa=()=>{},ma=e=>e,ha=(e,t)=>t,ga=e=>null,_a=e=>!0,va=(e,t)=>e==t,ya=/\.\d*?(?=9{6,}|0{6,})/gm,ba=e=>{if(ja(e)||wa.has(e))return e;let t=`${e}`,n=t.match(ya);if(n==null)return e;let r=n[0].length-1;if(t.indexOf(`e-`)!=-1){let[e,n]=t.split(`e`);return+`${ba(e)}e${n}`}return Q(e,r)};function xa(e,t){return ba(Q(ba(e/t))*t)}function Sa(e,t){return ba(ea(ba(e/t))*t)}function Ca(e,t){return ba(Qi(ba(e/t))*t)}function Q(e,t=0){if(ja(e))return e;let n=10**t;return $i(e*n*(1+2**-52))/n}var wa=new Map;function Ta(e){return((``+e).split(`.`)[1]||``).length}function Ea(e,t,n,r){let i=[],a=r.map(Ta);for(let o=t;o<n;o++){let t=Zi(o),n=Q(ra(e,o),t);for(let s=0;s<r.length;s++){let c=e==10?+`${r[s]}e${o}`:r[s]*n,l=(o>=0?0:t)+(o>=a[s]?0:a[s]),u=e==10?c:Q(c,l);i.push(u),wa.set(u,l)}}return i}var Da={},Oa=[],ka=[null,null],Aa=Array.isArray,ja=Number.isInteger,Ma=e=>e===void 0;function Na(e){return typeof e==`string`}function Pa(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Fa(e){return typeof e==`object`&&!!e}var Ia=Object.getPrototypeOf(Uint8Array),La=`__proto__`;function Ra(e,t=Pa){let n;if(Aa(e)){let r=e.find(e=>e!=null);if(Aa(r)||t(r)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=Ra(e[r],t)}else n=e.slice()}else if(e instanceof Ia)n=e.slice();else if(t(e)){n={};for(let r in e)r!=La&&(n[r]=Ra(e[r],t))}else n=e;return n}function za(e){let t=arguments;for(let n=1;n<t.length;n++){let r=t[n];for(let t in r)t!=La&&(Pa(e[t])?za(e[t],Ra(r[t])):e[t]=Ra(r[t]))}return e}var Ba=0,Va=1,Ha=2;function Ua(e,t,n){for(let r=0,i,a=-1;r<t.length;r++){let o=t[r];if(o>a){for(i=o-1;i>=0&&e[i]==null;)e[i--]=null;for(i=o+1;i<n&&e[i]==null;)e[a=i++]=null}}}function Wa(e,t){if(qa(e)){let t=e[0].slice();for(let n=1;n<e.length;n++)t.push(...e[n].slice(1));return Ja(t[0])||(t=Ka(t)),t}let n=new Set;for(let t=0;t<e.length;t++){let r=e[t][0],i=r.length;for(let e=0;e<i;e++)n.add(r[e])}let r=[Array.from(n).sort((e,t)=>e-t)],i=r[0].length,a=new Map;for(let e=0;e<i;e++)a.set(r[0][e],e);for(let n=0;n<e.length;n++){let o=e[n],s=o[0];for(let e=1;e<o.length;e++){let c=o[e],l=Array(i).fill(void 0),u=t?t[n][e]:Va,d=[];for(let e=0;e<c.length;e++){let t=c[e],n=a.get(s[e]);t===null?u!=Ba&&(l[n]=t,u==Ha&&d.push(n)):l[n]=t}Ua(l,d,i),r.push(l)}}return r}var Ga=typeof queueMicrotask>`u`?e=>Promise.resolve().then(e):queueMicrotask;function Ka(e){let t=e[0],n=t.length,r=Array(n);for(let e=0;e<r.length;e++)r[e]=e;r.sort((e,n)=>t[e]-t[n]);let i=[];for(let t=0;t<e.length;t++){let a=e[t],o=Array(n);for(let e=0;e<n;e++)o[e]=a[r[e]];i.push(o)}return i}function qa(e){let t=e[0][0],n=t.length;for(let r=1;r<e.length;r++){let i=e[r][0];if(i.length!=n)return!1;if(i!=t){for(let e=0;e<n;e++)if(i[e]!=t[e])return!1}}return!0}function Ja(e,t=100){let n=e.length;if(n<=1)return!0;let r=0,i=n-1;for(;r<=i&&e[r]==null;)r++;for(;i>=r&&e[i]==null;)i--;if(i<=r)return!0;let a=na(1,Qi((i-r+1)/t));for(let t=e[r],n=r+a;n<=i;n+=a){let r=e[n];if(r!=null){if(r<=t)return!1;t=r}}return!0}var Ya=[`January`,`February`,`March`,`April`,`May`,`June`,`July`,`August`,`September`,`October`,`November`,`December`],Xa=[`Sunday`,`Monday`,`Tuesday`,`Wednesday`,`Thursday`,`Friday`,`Saturday`];function Za(e){return e.slice(0,3)}var Qa=Xa.map(Za),$a={MMMM:Ya,MMM:Ya.map(Za),WWWW:Xa,WWW:Qa};function eo(e){return(e<10?`0`:``)+e}function to(e){return(e<10?`00`:e<100?`0`:``)+e}var no={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+``).slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>eo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>eo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>eo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?`PM`:`AM`,aa:e=>e.getHours()>=12?`pm`:`am`,a:e=>e.getHours()>=12?`p`:`a`,mm:e=>eo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>eo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>to(e.getMilliseconds())};function ro(e,t){t||=$a;let n=[],r=/\{([a-z]+)\}|[^{]+/gi,i;for(;i=r.exec(e);)n.push(i[0][0]==`{`?no[i[1]]:i[0]);return e=>{let r=``;for(let i=0;i<n.length;i++)r+=typeof n[i]==`string`?n[i]:n[i](e,t);return r}}var io=new Intl.DateTimeFormat().resolvedOptions().timeZone;function ao(e,t){let n;return t==`UTC`||t==`Etc/UTC`?n=new Date(+e+e.getTimezoneOffset()*6e4):t==io?n=e:(n=new Date(e.toLocaleString(`en-US`,{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}var oo=e=>e%1==0,so=[1,2,2.5,5],co=Ea(10,-32,0,so),lo=Ea(10,0,32,so),uo=lo.filter(oo),fo=co.concat(lo),po=`
`,mo=`{YYYY}`,ho=po+mo,go=`{M}/{D}`,_o=po+go,vo=_o+`/{YY}`,yo=`{aa}`,bo=`{h}:{mm}`+yo,xo=po+bo,So=`:{ss}`,$=null;function Co(e){let t=e*1e3,n=t*60,r=n*60,i=r*24,a=i*30,o=i*365,s=(e==1?Ea(10,0,3,so).filter(oo):Ea(10,-3,0,so)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,r,r*2,r*3,r*4,r*6,r*8,r*12,i,i*2,i*3,i*4,i*5,i*6,i*7,i*8,i*9,i*10,i*15,a,a*2,a*3,a*4,a*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,mo,$,$,$,$,$,$,1],[i*28,`{MMM}`,ho,$,$,$,$,$,1],[i,go,ho,$,$,$,$,$,1],[r,`{h}`+yo,vo,$,_o,$,$,$,1],[n,bo,vo,$,_o,$,$,$,1],[t,So,vo+` `+bo,$,_o+` `+bo,$,xo,$,1],[e,So+`.{fff}`,vo+` `+bo,$,_o+` `+bo,$,xo,$,1]];function l(t){return(s,c,l,u,d,f)=>{let p=[],m=d>=o,h=d>=a&&d<o,g=t(l),_=Q(g*e,3),v=No(g.getFullYear(),m?0:g.getMonth(),h||m?1:g.getDate()),y=Q(v*e,3);if(h||m){let n=h?d/a:0,r=m?d/o:0,i=_==y?_:Q(No(v.getFullYear()+r,v.getMonth()+n,1)*e,3),s=new Date($i(i/e)),c=s.getFullYear(),l=s.getMonth();for(let a=0;i<=u;a++){let o=No(c+r*a,l+n*a,1),s=o-t(Q(o*e,3));i=Q((+o+s)*e,3),i<=u&&p.push(i)}}else{let a=d>=i?i:d,o=y+(Qi(l)-Qi(_))+Sa(_-y,a);p.push(o);let m=t(o),h=m.getHours()+m.getMinutes()/n+m.getSeconds()/r,g=d/r,v=f/s.axes[c]._space;for(;o=Q(o+d,e==1?0:3),!(o>u);)if(g>1){let e=Qi(Q(h+g,6))%24,n=t(o).getHours()-e;n>1&&(n=-1),o-=n*r,h=(h+g)%24;let i=p[p.length-1];Q((o-i)/d,3)*v>=.7&&p.push(o)}else p.push(o)}return p}}return[s,c,l]}var[wo,To,Eo]=Co(1),[Do,Oo,ko]=Co(.001);Ea(2,-53,53,[1]);function Ao(e,t){return e.map(e=>e.map((n,r)=>r==0||r==8||n==null?n:t(r==1||e[8]==0?n:e[1]+n)))}function jo(e,t){return(n,r,i,a,o)=>{let s=t.find(e=>o>=e[0])||t[t.length-1],c,l,u,d,f,p;return r.map(t=>{let n=e(t),r=n.getFullYear(),i=n.getMonth(),a=n.getDate(),o=n.getHours(),m=n.getMinutes(),h=n.getSeconds(),g=r!=c&&s[2]||i!=l&&s[3]||a!=u&&s[4]||o!=d&&s[5]||m!=f&&s[6]||h!=p&&s[7]||s[1];return c=r,l=i,u=a,d=o,f=m,p=h,g(n)})}}function Mo(e,t){let n=ro(t);return(t,r,i,a,o)=>r.map(t=>n(e(t)))}function No(e,t,n){return new Date(e,t,n)}function Po(e,t){return t(e)}var Fo=`{YYYY}-{MM}-{DD} {h}:{mm}{aa}`;function Io(e,t){return(n,r,i,a)=>a==null?li:t(e(r))}function Lo(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Ro(e,t){return e.series[t].fill(e,t)}var zo={show:!0,live:!0,isolate:!1,mount:pa,markers:{show:!0,width:2,stroke:Lo,fill:Ro,dash:`solid`},idx:null,idxs:null,values:[]};function Bo(e,t){let n=e.cursor.points,r=bi(),i=n.size(e,t);vi(r,Gr,i),vi(r,Kr,i);let a=i/-2;vi(r,`marginLeft`,a),vi(r,`marginTop`,a);let o=n.width(e,t,i);return o&&vi(r,`borderWidth`,o),r}function Vo(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Ho(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Uo(e,t){return e.series[t].points.size}var Wo=[0,0];function Go(e,t,n){return Wo[0]=t,Wo[1]=n,Wo}function Ko(e,t,n,r=!0){return e=>{e.button==0&&(!r||e.target==t)&&n(e)}}function qo(e,t,n,r=!0){return e=>{(!r||e.target==t)&&n(e)}}var Jo={show:!0,x:!0,y:!0,lock:!1,move:Go,points:{one:!1,show:Bo,size:Uo,width:0,stroke:Ho,fill:Vo},bind:{mousedown:Ko,mouseup:Ko,click:Ko,dblclick:Ko,mousemove:qo,mouseleave:qo,mouseenter:qo},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,r,i)=>r-i,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Yo={show:!0,stroke:`rgba(0,0,0,0.07)`,width:2},Xo=za({},Yo,{filter:ha}),Zo=za({},Xo,{size:10}),Qo=za({},Yo,{show:!1}),$o=`12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"`,es=`bold `+$o,ts=1.5,ns={show:!0,scale:`x`,stroke:Zr,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:es,side:2,grid:Xo,ticks:Zo,border:Qo,font:$o,lineGap:ts,rotate:0},rs=`Value`,is=`Time`,as={show:!0,scale:`x`,auto:!1,sorted:1,min:la,max:-1/0,idxs:[]};function os(e,t,n,r,i){return t.map(e=>e==null?``:Ji(e))}function ss(e,t,n,r,i,a,o){let s=[],c=wa.get(i)||0;n=o?n:Q(Sa(n,i),c);for(let e=n;e<=r;e=Q(e+i,c))s.push(Object.is(e,-0)?0:e);return s}function cs(e,t,n,r,i,a,o){let s=[],c=e.scales[e.axes[t].scale].log;i=ra(c,Qi((c==10?aa:oa)(n))),c==10&&(i=fo[ji(i,fo)]);let l=n,u=i*c;c==10&&(u=fo[ji(u,fo)]);do s.push(l),l+=i,c==10&&!wa.has(l)&&(l=Q(l,wa.get(i))),l>=u&&(i=l,u=i*c,c==10&&(u=fo[ji(u,fo)]));while(l<=r);return s}function ls(e,t,n,r,i,a,o){let s=e.scales[e.axes[t].scale].asinh,c=r>s?cs(e,t,na(s,n),r,i):[s],l=r>=0&&n<=0?[0]:[];return(n<-s?cs(e,t,na(s,-r),-n,i):[s]).reverse().map(e=>-e).concat(l,c)}var us=/./,ds=/[12357]/,fs=/[125]/,ps=/1/,ms=(e,t,n,r)=>e.map((e,i)=>t==4&&e==0||i%r==0&&n.test(e.toExponential()[+(e<0)])?e:null);function hs(e,t,n,r,i){let a=e.axes[n],o=a.scale,s=e.scales[o],c=e.valToPos,l=a._space,u=c(10,o),d=c(9,o)-u>=l?us:c(7,o)-u>=l?ds:c(5,o)-u>=l?fs:ps;if(d==ps){let e=Zi(c(1,o)-u);if(e<l)return ms(t.slice().reverse(),s.distr,d,ea(l/e)).reverse()}return ms(t,s.distr,d,1)}function gs(e,t,n,r,i){let a=e.axes[n],o=a.scale,s=a._space,c=e.valToPos,l=Zi(c(1,o)-c(2,o));return l<s?ms(t.slice().reverse(),3,us,ea(s/l)).reverse():t}function _s(e,t,n,r){return r==null?li:t==null?``:Ji(t)}var vs={show:!0,scale:`y`,stroke:Zr,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:es,side:3,grid:Xo,ticks:Zo,border:Qo,font:$o,lineGap:ts,rotate:0};function ys(e,t){return Q((3+(e||1)*2)*t,3)}function bs(e,t){let{scale:n,idxs:r}=e.series[0],i=e._data[0],a=e.valToPos(i[r[0]],n,!0),o=Zi(e.valToPos(i[r[1]],n,!0)-a)/(e.series[t].points.space*Y);return r[1]-r[0]<=o}var xs={scale:null,auto:!0,sorted:0,min:la,max:-1/0},Ss=(e,t,n,r,i)=>i,Cs={show:!0,auto:!0,sorted:0,gaps:Ss,alpha:1,facets:[za({},xs,{scale:`x`}),za({},xs,{scale:`y`})]},ws={scale:`y`,auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Ss,alpha:1,points:{show:bs,filter:null},values:null,min:la,max:-1/0,idxs:[],path:null,clip:null};function Ts(e,t,n,r,i){return n/10}var Es={time:wr,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Ds=za({},Es,{time:!1,ori:1}),Os={};function ks(e,t){let n=Os[e];return n||(n={key:e,plots:[],sub(e){n.plots.push(e)},unsub(e){n.plots=n.plots.filter(t=>t!=e)},pub(e,t,r,i,a,o,s){for(let c=0;c<n.plots.length;c++)n.plots[c]!=t&&n.plots[c].pub(e,t,r,i,a,o,s)}},e!=null&&(Os[e]=n)),n}var As=1,js=2;function Ms(e,t,n){let r=e.mode,i=e.series[t],a=r==2?e._data[t]:e._data,o=e.scales,s=e.bbox,c=a[0],l=r==2?a[1]:a[t],u=r==2?o[i.facets[0].scale]:o[e.series[0].scale],d=r==2?o[i.facets[1].scale]:o[i.scale],f=s.left,p=s.top,m=s.width,h=s.height,g=e.valToPosH,_=e.valToPosV;return u.ori==0?n(i,c,l,u,d,g,_,f,p,m,h,Vs,Us,Gs,qs,Ys):n(i,c,l,u,d,_,g,p,f,h,m,Hs,Ws,Ks,Js,Xs)}function Ns(e,t){let n=0,r=0,i=X(e.bands,Oa);for(let e=0;e<i.length;e++){let a=i[e];a.series[0]==t?n=a.dir:a.series[1]==t&&(a.dir==1?r|=1:r|=2)}return[n,r==1?-1:r==2?1:r==3?2:0]}function Ps(e,t,n,r,i){let a=e.mode,o=e.series[t],s=a==2?o.facets[1].scale:o.scale,c=e.scales[s];return i==-1?c.min:i==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Fs(e,t,n,r,i,a){return Ms(e,t,(e,t,o,s,c,l,u,d,f,p,m)=>{let h=e.pxRound,g=s.dir*(s.ori==0?1:-1),_=s.ori==0?Us:Ws,v,y;g==1?(v=n,y=r):(v=r,y=n);let b=h(l(t[v],s,p,d)),x=h(u(o[v],c,m,f)),S=h(l(t[y],s,p,d)),C=h(u(a==1?c.max:c.min,c,m,f)),w=new Path2D(i);return _(w,S,C),_(w,b,C),_(w,b,x),w})}function Is(e,t,n,r,i,a){let o=null;if(e.length>0){o=new Path2D;let s=t==0?Gs:Ks,c=n;for(let t=0;t<e.length;t++){let n=e[t];if(n[1]>n[0]){let e=n[0]-c;e>0&&s(o,c,r,e,r+a),c=n[1]}}let l=n+i-c;l>0&&s(o,c,r-5,l,r+a+10)}return o}function Ls(e,t,n){let r=e[e.length-1];r&&r[0]==t?r[1]=n:e.push([t,n])}function Rs(e,t,n,r,i,a,o){let s=[],c=e.length;for(let l=i==1?n:r;l>=n&&l<=r;l+=i)if(t[l]===null){let u=l,d=l;if(i==1)for(;++l<=r&&t[l]===null;)d=l;else for(;--l>=n&&t[l]===null;)d=l;let f=a(e[u]),p=d==u?f:a(e[d]),m=u-i;f=o<=0&&m>=0&&m<c?a(e[m]):f;let h=d+i;p=o>=0&&h>=0&&h<c?a(e[h]):p,p>=f&&s.push([f,p])}return s}function zs(e){return e==0?ma:e==1?$i:t=>xa(t,e)}function Bs(e){let t=e==0?Vs:Hs,n=e==0?(e,t,n,r,i,a)=>{e.arcTo(t,n,r,i,a)}:(e,t,n,r,i,a)=>{e.arcTo(n,t,i,r,a)},r=e==0?(e,t,n,r,i)=>{e.rect(t,n,r,i)}:(e,t,n,r,i)=>{e.rect(n,t,i,r)};return(e,i,a,o,s,c=0,l=0)=>{c==0&&l==0?r(e,i,a,o,s):(c=ta(c,o/2,s/2),l=ta(l,o/2,s/2),t(e,i+c,a),n(e,i+o,a,i+o,a+s,c),n(e,i+o,a+s,i,a+s,l),n(e,i,a+s,i,a,l),n(e,i,a,i+o,a,c),e.closePath())}}var Vs=(e,t,n)=>{e.moveTo(t,n)},Hs=(e,t,n)=>{e.moveTo(n,t)},Us=(e,t,n)=>{e.lineTo(t,n)},Ws=(e,t,n)=>{e.lineTo(n,t)},Gs=Bs(0),Ks=Bs(1),qs=(e,t,n,r,i,a)=>{e.arc(t,n,r,i,a)},Js=(e,t,n,r,i,a)=>{e.arc(n,t,r,i,a)},Ys=(e,t,n,r,i,a,o)=>{e.bezierCurveTo(t,n,r,i,a,o)},Xs=(e,t,n,r,i,a,o)=>{e.bezierCurveTo(n,t,i,r,o,a)};function Zs(e){return(e,t,n,r,i)=>Ms(e,t,(t,a,o,s,c,l,u,d,f,p,m)=>{let{pxRound:h,points:g}=t,_,v;s.ori==0?(_=Vs,v=qs):(_=Hs,v=Js);let y=Q(g.width*Y,3),b=(g.size-g.width)/2*Y,x=Q(b*2,3),S=new Path2D,C=new Path2D,{left:w,top:ee,width:T,height:E}=e.bbox;Gs(C,w-x,ee-x,T+x*2,E+x*2);let D=e=>{if(o[e]!=null){let t=h(l(a[e],s,p,d)),n=h(u(o[e],c,m,f));_(S,t+b,n),v(S,t,n,b,0,Xi*2)}};if(i)i.forEach(D);else for(let e=n;e<=r;e++)D(e);return{stroke:y>0?S:null,fill:S,clip:C,flags:3}})}function Qs(e){return(t,n,r,i,a,o)=>{r!=i&&(a!=r&&o!=r&&e(t,n,r),a!=i&&o!=i&&e(t,n,i),e(t,n,o))}}var $s=Qs(Us),ec=Qs(Ws);function tc(e){let t=X(e?.alignGaps,0);return(e,n,r,i)=>Ms(e,n,(a,o,s,c,l,u,d,f,p,m,h)=>{[r,i]=Fi(s,r,i);let g=a.pxRound,_=e=>g(u(e,c,m,f)),v=e=>g(d(e,l,h,p)),y,b;c.ori==0?(y=Us,b=$s):(y=Ws,b=ec);let x=c.dir*(c.ori==0?1:-1),S={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:As},C=S.stroke,w=!1;if(i-r>=m*4){let t=t=>e.posToVal(t,c.key,!0),n=null,a=null,l,u,d,f=_(o[x==1?r:i]),p=_(o[r]),m=_(o[i]),h=t(x==1?p+1:m-1);for(let e=x==1?r:i;e>=r&&e<=i;e+=x){let r=o[e],i=(x==1?r<h:r>h)?f:_(r),c=s[e];i==f?c==null?c===null&&(w=!0):(u=c,n==null?(y(C,i,v(u)),l=n=a=u):u<n?n=u:u>a&&(a=u)):(n!=null&&b(C,f,v(n),v(a),v(l),v(u)),c==null?(n=a=null,c===null&&(w=!0)):(u=c,y(C,i,v(u)),n=a=l=u),f=i,h=t(f+x))}n!=null&&n!=a&&d!=f&&b(C,f,v(n),v(a),v(l),v(u))}else for(let e=x==1?r:i;e>=r&&e<=i;e+=x){let t=s[e];t===null?w=!0:t!=null&&y(C,_(o[e]),v(t))}let[ee,T]=Ns(e,n);if(a.fill!=null||ee!=0){let t=S.fill=new Path2D(C),s=v(a.fillTo(e,n,a.min,a.max,ee)),c=_(o[r]),l=_(o[i]);x==-1&&([l,c]=[c,l]),y(t,l,s),y(t,c,s)}if(!a.spanGaps){let l=[];w&&l.push(...Rs(o,s,r,i,x,_,t)),S.gaps=l=a.gaps(e,n,r,i,l),S.clip=Is(l,c.ori,f,p,m,h)}return T!=0&&(S.band=T==2?[Fs(e,n,r,i,C,-1),Fs(e,n,r,i,C,1)]:Fs(e,n,r,i,C,T)),S})}function nc(e){let t=X(e.align,1),n=X(e.ascDesc,!1),r=X(e.alignGaps,0),i=X(e.extend,!1);return(e,a,o,s)=>Ms(e,a,(c,l,u,d,f,p,m,h,g,_,v)=>{[o,s]=Fi(u,o,s);let y=c.pxRound,{left:b,width:x}=e.bbox,S=e=>y(p(e,d,_,h)),C=e=>y(m(e,f,v,g)),w=d.ori==0?Us:Ws,ee={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:As},T=ee.stroke,E=d.dir*(d.ori==0?1:-1),D=C(u[E==1?o:s]),O=S(l[E==1?o:s]),te=O,k=O;i&&t==-1&&(k=b,w(T,k,D)),w(T,O,D);for(let e=E==1?o:s;e>=o&&e<=s;e+=E){let n=u[e];if(n==null)continue;let r=S(l[e]),i=C(n);t==1?w(T,r,D):w(T,te,i),w(T,r,i),D=i,te=r}let ne=te;i&&t==1&&(ne=b+x,w(T,ne,D));let[re,ie]=Ns(e,a);if(c.fill!=null||re!=0){let t=ee.fill=new Path2D(T),n=C(c.fillTo(e,a,c.min,c.max,re));w(t,ne,n),w(t,k,n)}if(!c.spanGaps){let i=[];i.push(...Rs(l,u,o,s,E,S,r));let f=c.width*Y/2,p=n||t==1?f:-f,m=n||t==-1?-f:f;i.forEach(e=>{e[0]+=p,e[1]+=m}),ee.gaps=i=c.gaps(e,a,o,s,i),ee.clip=Is(i,d.ori,h,g,_,v)}return ie!=0&&(ee.band=ie==2?[Fs(e,a,o,s,T,-1),Fs(e,a,o,s,T,1)]:Fs(e,a,o,s,T,ie)),ee})}function rc(e,t,n,r,i,a,o=la){if(e.length>1){let s=null;for(let c=0,l=1/0;c<e.length;c++)if(t[c]!==void 0){if(s!=null){let t=Zi(e[c]-e[s]);t<l&&(l=t,o=Zi(n(e[c],r,i,a)-n(e[s],r,i,a)))}s=c}}return o}function ic(e){e||=Da;let t=X(e.size,[.6,la,1]),n=e.align||0,r=e.gap||0,i=e.radius;i=i==null?[0,0]:typeof i==`number`?[i,0]:i;let a=Z(i),o=1-t[0],s=X(t[1],la),c=X(t[2],1),l=X(e.disp,Da),u=X(e.each,e=>{}),{fill:d,stroke:f}=l;return(e,t,i,p)=>Ms(e,t,(m,h,g,_,v,y,b,x,S,C,w)=>{let ee=m.pxRound,T=n,E=r*Y,D=s*Y,O=c*Y,te,k;_.ori==0?[te,k]=a(e,t):[k,te]=a(e,t);let ne=_.dir*(_.ori==0?1:-1),re=_.ori==0?Gs:Ks,ie=_.ori==0?u:(e,t,n,r,i,a,o)=>{u(e,t,n,i,r,o,a)},ae=X(e.bands,Oa).find(e=>e.series[0]==t),oe=ae==null?0:ae.dir,se=m.fillTo(e,t,m.min,m.max,oe),A=ee(b(se,v,w,S)),j,ce,le,M=C,N=ee(m.width*Y),ue=!1,P=null,de=null,F=null,fe=null;d!=null&&(N==0||f!=null)&&(ue=!0,P=d.values(e,t,i,p),de=new Map,new Set(P).forEach(e=>{e!=null&&de.set(e,new Path2D)}),N>0&&(F=f.values(e,t,i,p),fe=new Map,new Set(F).forEach(e=>{e!=null&&fe.set(e,new Path2D)})));let{x0:pe,size:me}=l;if(pe!=null&&me!=null){T=1,h=pe.values(e,t,i,p),pe.unit==2&&(h=h.map(t=>e.posToVal(x+t*C,_.key,!0)));let n=me.values(e,t,i,p);ce=me.unit==2?n[0]*C:y(n[0],_,C,x)-y(0,_,C,x),M=rc(h,g,y,_,C,x,M),le=M-ce+E}else M=rc(h,g,y,_,C,x,M),le=M*o+E,ce=M-le;le<1&&(le=0),N>=ce/2&&(N=0),le<5&&(ee=ma);let he=le>0,ge=M-le-(he?N:0);ce=ee(da(ge,O,D)),j=(T==0?ce/2:T==ne?0:ce)-T*ne*((T==0?E/2:0)+(he?N/2:0));let _e={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},ve=ue?null:new Path2D,ye=null;if(ae!=null)ye=e.data[ae.series[1]];else{let{y0:n,y1:r}=l;n!=null&&r!=null&&(g=r.values(e,t,i,p),ye=n.values(e,t,i,p))}let be=te*ce,xe=k*ce;for(let n=ne==1?i:p;n>=i&&n<=p;n+=ne){let r=g[n];if(r==null)continue;if(ye!=null){let e=ye[n]??0;if(r-e==0)continue;A=b(e,v,w,S)}let i=y(_.distr!=2||l!=null?h[n]:n,_,C,x),a=b(X(r,se),v,w,S),o=ee(i-j),s=ee(na(a,A)),c=ee(ta(a,A)),u=s-c;if(r!=null){let i=r<0?xe:be,a=r<0?be:xe;ue?(N>0&&F[n]!=null&&re(fe.get(F[n]),o,c+Qi(N/2),ce,na(0,u-N),i,a),P[n]!=null&&re(de.get(P[n]),o,c+Qi(N/2),ce,na(0,u-N),i,a)):re(ve,o,c+Qi(N/2),ce,na(0,u-N),i,a),ie(e,t,n,o-N/2,c,ce+N,u)}}return N>0?_e.stroke=ue?fe:ve:ue||(_e._fill=m.width==0?m._fill:m._stroke??m._fill,_e.width=0),_e.fill=ue?de:ve,_e})}function ac(e,t){let n=X(t?.alignGaps,0);return(t,r,i,a)=>Ms(t,r,(o,s,c,l,u,d,f,p,m,h,g)=>{[i,a]=Fi(c,i,a);let _=o.pxRound,v=e=>_(d(e,l,h,p)),y=e=>_(f(e,u,g,m)),b,x,S;l.ori==0?(b=Vs,S=Us,x=Ys):(b=Hs,S=Ws,x=Xs);let C=l.dir*(l.ori==0?1:-1),w=v(s[C==1?i:a]),ee=w,T=[],E=[];for(let e=C==1?i:a;e>=i&&e<=a;e+=C)if(c[e]!=null){let t=s[e],n=v(t);T.push(ee=n),E.push(y(c[e]))}let D={stroke:e(T,E,b,S,x,_),fill:null,clip:null,band:null,gaps:null,flags:As},O=D.stroke,[te,k]=Ns(t,r);if(o.fill!=null||te!=0){let e=D.fill=new Path2D(O),n=y(o.fillTo(t,r,o.min,o.max,te));S(e,ee,n),S(e,w,n)}if(!o.spanGaps){let e=[];e.push(...Rs(s,c,i,a,C,v,n)),D.gaps=e=o.gaps(t,r,i,a,e),D.clip=Is(e,l.ori,p,m,h,g)}return k!=0&&(D.band=k==2?[Fs(t,r,i,a,O,-1),Fs(t,r,i,a,O,1)]:Fs(t,r,i,a,O,k)),D})}function oc(e){return ac(sc,e)}function sc(e,t,n,r,i,a){let o=e.length;if(o<2)return null;let s=new Path2D;if(n(s,e[0],t[0]),o==2)r(s,e[1],t[1]);else{let n=Array(o),r=Array(o-1),a=Array(o-1),c=Array(o-1);for(let n=0;n<o-1;n++)a[n]=t[n+1]-t[n],c[n]=e[n+1]-e[n],r[n]=a[n]/c[n];n[0]=r[0];for(let e=1;e<o-1;e++)r[e]===0||r[e-1]===0||r[e-1]>0!=r[e]>0?n[e]=0:(n[e]=3*(c[e-1]+c[e])/((2*c[e]+c[e-1])/r[e-1]+(c[e]+2*c[e-1])/r[e]),isFinite(n[e])||(n[e]=0));n[o-1]=r[o-2];for(let r=0;r<o-1;r++)i(s,e[r]+c[r]/3,t[r]+n[r]*c[r]/3,e[r+1]-c[r]/3,t[r+1]-n[r+1]*c[r]/3,e[r+1],t[r+1])}return s}var cc=new Set;function lc(){for(let e of cc)e.syncRect(!0)}ui&&(ki(ai,fi,lc),ki(oi,fi,lc,!0),ki(ci,fi,()=>{Tc.pxRatio=Y}));var uc=tc(),dc=Zs();function fc(e,t,n,r){return(r?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((e,r)=>mc(e,r,t,n))}function pc(e,t){return e.map((e,n)=>n==0?{}:za({},t,e))}function mc(e,t,n,r){return za({},t==0?n:r,e)}function hc(e,t,n){return t==null?ka:[t,n]}var gc=hc;function _c(e,t,n){return t==null?ka:Wi(t,n,Bi,!0)}function vc(e,t,n,r){return t==null?ka:Ri(t,n,e.scales[r].log,!1)}var yc=vc;function bc(e,t,n,r){return t==null?ka:zi(t,n,e.scales[r].log,!1)}var xc=bc;function Sc(e,t,n,r,i){let a=na(ua(e),ua(t)),o=t-e,s=ji(i/r*o,n);do{let e=n[s],t=r*e/o;if(t>=i&&a+(e<5?wa.get(e):0)<=17)return[e,t]}while(++s<n.length);return[0,0]}function Cc(e){let t,n;return e=e.replace(/(\d+)px/,(e,r)=>(t=$i((n=+r)*Y))+`px`),[e,t,n]}function wc(e){e.show&&[e.font,e.labelFont].forEach(e=>{let t=Q(e[2]*Y,1);e[0]=e[0].replace(/[0-9.]+px/,t+`px`),e[1]=t})}function Tc(e,t,n){let r={mode:X(e.mode,1)},i=r.mode;function a(e,t,n,r){let i=t.valToPct(e);return r+n*(t.dir==-1?1-i:i)}function o(e,t,n,r){let i=t.valToPct(e);return r+n*(t.dir==-1?i:1-i)}function s(e,t,n,r){return t.ori==0?a(e,t,n,r):o(e,t,n,r)}r.valToPosH=a,r.valToPosV=o;let c=!1;r.status=0;let l=r.root=bi(Tr);if(e.id!=null&&(l.id=e.id),gi(l,e.class),e.title){let t=bi(Or,l);t.textContent=e.title}let u=yi(`canvas`),d=r.ctx=u.getContext(`2d`),f=bi(kr,l);ki(`click`,f,e=>{e.target===m&&(tn!=Zt||nn!=Qt)&&an.click(r,e)},!0);let p=r.under=bi(Ar,f);f.appendChild(u);let m=r.over=bi(jr,f);e=Ra(e);let h=+X(e.pxAlign,1),g=zs(h);(e.plugins||[]).forEach(t=>{t.opts&&(e=t.opts(r,e)||e)});let _=e.ms||.001,v=r.series=i==1?fc(e.series||[],as,ws,!1):pc(e.series||[null],Cs),y=r.axes=fc(e.axes||[],ns,vs,!0),b=r.scales={},x=r.bands=e.bands||[];x.forEach(e=>{e.fill=Z(e.fill||null),e.dir=X(e.dir,-1)});let S=i==2?v[1].facets[0].scale:v[0].scale,C={axes:Ft,series:wt},w=(e.drawOrder||[`axes`,`series`]).map(e=>C[e]);function ee(e){let t=e.distr==3?t=>aa(t>0?t:e.clamp(r,t,e.min,e.max,e.key)):e.distr==4?t=>ca(t,e.asinh):e.distr==100?t=>e.fwd(t):e=>e;return n=>{let r=t(n),{_min:i,_max:a}=e,o=a-i;return(r-i)/o}}function T(t){let n=b[t];if(n==null){let r=(e.scales||Da)[t]||Da;if(r.from!=null){T(r.from);let e=za({},b[r.from],r,{key:t});e.valToPct=ee(e),b[t]=e}else{n=b[t]=za({},t==S?Es:Ds,r),n.key=t;let e=n.time,a=n.range,o=Aa(a);if((t!=S||i==2&&!e)&&(o&&(a[0]==null||a[1]==null)&&(a={min:a[0]==null?Vi:{mode:1,hard:a[0],soft:a[0]},max:a[1]==null?Vi:{mode:1,hard:a[1],soft:a[1]}},o=!1),!o&&Pa(a))){let e=a;a=(t,n,r)=>n==null?ka:Wi(n,r,e)}n.range=Z(a||(e?gc:t==S?n.distr==3?yc:n.distr==4?xc:hc:n.distr==3?vc:n.distr==4?bc:_c)),n.auto=Z(!o&&n.auto),n.clamp=Z(n.clamp||Ts),n._min=n._max=null,n.valToPct=ee(n)}}}T(`x`),T(`y`),i==1&&v.forEach(e=>{T(e.scale)}),y.forEach(e=>{T(e.scale)});for(let t in e.scales)T(t);let E=b[S],D=E.distr,O,te;E.ori==0?(gi(l,Er),O=a,te=o):(gi(l,Dr),O=o,te=a);let k={};for(let e in b){let t=b[e];(t.min!=null||t.max!=null)&&(k[e]={min:t.min,max:t.max},t.min=t.max=null)}let ne=e.tzDate||(e=>new Date($i(e/_))),re=e.fmtDate||ro,ie=_==1?Eo(ne):ko(ne),ae=jo(ne,Ao(_==1?To:Oo,re)),oe=Io(ne,Po(Fo,re)),se=[],A=r.legend=za({},zo,e.legend),j=r.cursor=za({},Jo,{drag:{y:i==2}},e.cursor),ce=A.show,le=j.show,M=A.markers;A.idxs=se,M.width=Z(M.width),M.dash=Z(M.dash),M.stroke=Z(M.stroke),M.fill=Z(M.fill);let N,ue,P,de=[],F=[],fe,pe=!1,me={};if(A.live){let e=v[1]?v[1].values:null;pe=e!=null,fe=pe?e(r,1,0):{_:0};for(let e in fe)me[e]=li}if(ce){if(N=yi(`table`,Rr,l),P=yi(`tbody`,null,N),A.mount(r,N),pe){ue=yi(`thead`,null,N,P);let e=yi(`tr`,null,ue);for(var he in yi(`th`,null,e),fe)yi(`th`,Ur,e).textContent=he}else gi(N,Br),A.live&&gi(N,zr)}let ge={show:!0},_e={show:!1};function ve(e,t){if(t==0&&(pe||!A.live||i==2))return ka;let n=[],a=yi(`tr`,Vr,P,P.childNodes[t]);gi(a,e.class),e.show||gi(a,Nr);let o=yi(`th`,null,a);if(M.show){let e=bi(Hr,o);if(t>0){let n=M.width(r,t);n&&(e.style.border=n+`px `+M.dash(r,t)+` `+M.stroke(r,t)),e.style.background=M.fill(r,t)}}let s=bi(Ur,o);for(var c in e.label instanceof HTMLElement?s.appendChild(e.label):s.textContent=e.label,t>0&&(M.show||(s.style.color=e.width>0?M.stroke(r,t):M.fill(r,t)),be(`click`,o,t=>{if(j._lock)return;Be(t);let n=v.indexOf(e);if((t.ctrlKey||t.metaKey)!=A.isolate){let e=v.some((e,t)=>t>0&&t!=n&&e.show);v.forEach((t,r)=>{r>0&&fn(r,e?r==n?ge:_e:ge,!0,Xn.setSeries)})}else fn(n,{show:!e.show},!0,Xn.setSeries)},!1),Ue&&be(ni,o,t=>{j._lock||(Be(t),fn(v.indexOf(e),bn,!0,Xn.setSeries))},!1)),fe){let e=yi(`td`,Wr,a);e.textContent=`--`,n.push(e)}return[a,n]}let ye=new Map;function be(e,t,n,i=!0){let a=ye.get(t)||{},o=j.bind[e](r,t,n,i);o&&(ki(e,t,a[e]=o),ye.set(t,a))}function xe(e,t,n){let r=ye.get(t)||{};for(let n in r)(e==null||n==e)&&(Ai(n,t,r[n]),delete r[n]);e??ye.delete(t)}let Se=0,Ce=0,I=0,L=0,we=0,Te=0,Ee=we,R=Te,De=I,z=L,Oe=0,ke=0,B=0,V=0;r.bbox={};let Ae=!1,je=!1,H=!1,U=!1,Me=!1,Ne=!1;function Pe(e,t,n){(n||e!=r.width||t!=r.height)&&Fe(e,t),It(!1),H=!0,je=!0,Vt()}function Fe(e,t){r.width=Se=I=e,r.height=Ce=L=t,we=Te=0,Re(),ze();let n=r.bbox;Oe=n.left=xa(we*Y,.5),ke=n.top=xa(Te*Y,.5),B=n.width=xa(I*Y,.5),V=n.height=xa(L*Y,.5)}function Ie(){let e=!1,t=0;for(;!e;){t++;let n=Nt(t),i=Pt(t);e=t==3||n&&i,e||(Fe(r.width,r.height),je=!0)}}function Le({width:e,height:t}){Pe(e,t)}r.setSize=Le;function Re(){let e=!1,t=!1,n=!1,r=!1;y.forEach((i,a)=>{if(i.show&&i._show){let{side:a,_size:o}=i,s=a%2,c=o+(i.label==null?0:i.labelSize);c>0&&(s?(I-=c,a==3?(we+=c,r=!0):n=!0):(L-=c,a==0?(Te+=c,e=!0):t=!0))}}),Qe[0]=e,Qe[1]=n,Qe[2]=t,Qe[3]=r,I-=nt[1]+nt[3],we+=nt[3],L-=nt[2]+nt[0],Te+=nt[0]}function ze(){let e=we+I,t=Te+L,n=we,r=Te;function i(i,a){switch(i){case 1:return e+=a,e-a;case 2:return t+=a,t-a;case 3:return n-=a,n+a;case 0:return r-=a,r+a}}y.forEach((e,t)=>{if(e.show&&e._show){let t=e.side;e._pos=i(t,e._size),e.label!=null&&(e._lpos=i(t,e.labelSize))}})}if(j.dataIdx==null){let e=j.hover,n=e.skip=new Set(e.skip??[]);n.add(void 0);let r=e.prox=Z(e.prox),i=e.bias??=0;j.dataIdx=(e,a,o,s)=>{if(a==0)return o;let c=o,l=r(e,a,o,s)??la,u=l>=0&&l<la,d=E.ori==0?I:L,f=j.left,p=t[0],m=t[a];if(n.has(m[o])){c=null;let e=null,t=null,r;if(i==0||i==-1)for(r=o;e==null&&r-->0;)n.has(m[r])||(e=r);if(i==0||i==1)for(r=o;t==null&&r++<m.length;)n.has(m[r])||(t=r);if(e!=null||t!=null){if(u){let n=e==null?-1/0:O(p[e],E,d,0),r=t==null?1/0:O(p[t],E,d,0),i=f-n,a=r-f;i<=a?i<=l&&(c=e):a<=l&&(c=t)}else c=t==null?e:e==null?t:o-e<=t-o?e:t}}else u&&Zi(f-O(p[o],E,d,0))>l&&(c=null);return c}}let Be=e=>{j.event=e};j.idxs=se,j._lock=!1;let Ve=j.points;Ve.show=Z(Ve.show),Ve.size=Z(Ve.size),Ve.stroke=Z(Ve.stroke),Ve.width=Z(Ve.width),Ve.fill=Z(Ve.fill);let He=r.focus=za({},e.focus||{alpha:.3},j.focus),Ue=He.prox>=0,We=Ue&&Ve.one,Ge=[],Ke=[],qe=[];function Je(e,t){let n=Ve.show(r,t);if(n instanceof HTMLElement)return gi(n,Lr),gi(n,e.class),Si(n,-10,-10,I,L),m.insertBefore(n,Ge[t]),n}function Ye(e,t){if(i==1||t>0){let t=i==1&&b[e.scale].time,n=e.value;e.value=t?Na(n)?Io(ne,Po(n,re)):n||oe:n||_s,e.label=e.label||(t?is:rs)}if(We||t>0){e.width=e.width==null?1:e.width,e.paths=e.paths||uc||ga,e.fillTo=Z(e.fillTo||Ps),e.pxAlign=+X(e.pxAlign,h),e.pxRound=zs(e.pxAlign),e.stroke=Z(e.stroke||null),e.fill=Z(e.fill||null),e._stroke=e._fill=e._paths=e._focus=null;let t=ys(na(1,e.width),1),n=e.points=za({},{size:t,width:na(1,t*.2),stroke:e.stroke,space:t*2,paths:dc,_stroke:null,_fill:null},e.points);n.show=Z(n.show),n.filter=Z(n.filter),n.fill=Z(n.fill),n.stroke=Z(n.stroke),n.paths=Z(n.paths),n.pxAlign=e.pxAlign}if(ce){let n=ve(e,t);de.splice(t,0,n[0]),F.splice(t,0,n[1]),A.values.push(null)}if(le){se.splice(t,0,null);let n=null;We?t==0&&(n=Je(e,t)):t>0&&(n=Je(e,t)),Ge.splice(t,0,n),Ke.splice(t,0,0),qe.splice(t,0,0)}J(`addSeries`,t)}function Xe(e,t){t??=v.length,e=i==1?mc(e,t,as,ws):mc(e,t,{},Cs),v.splice(t,0,e),Ye(v[t],t)}r.addSeries=Xe;function Ze(e){if(v.splice(e,1),ce){A.values.splice(e,1),F.splice(e,1);let t=de.splice(e,1)[0];xe(null,t.firstChild),t.remove()}le&&(se.splice(e,1),Ge.splice(e,1)[0].remove(),Ke.splice(e,1),qe.splice(e,1)),J(`delSeries`,e)}r.delSeries=Ze;let Qe=[!1,!1,!1,!1];function $e(e,t){if(e._show=e.show,e.show){let n=e.side%2,i=b[e.scale];i??=(e.scale=n?v[1].scale:S,b[e.scale]);let a=i.time;e.size=Z(e.size),e.space=Z(e.space),e.rotate=Z(e.rotate),Aa(e.incrs)&&e.incrs.forEach(e=>{!wa.has(e)&&wa.set(e,Ta(e))}),e.incrs=Z(e.incrs||(i.distr==2?uo:a?_==1?wo:Do:fo)),e.splits=Z(e.splits||(a&&i.distr==1?ie:i.distr==3?cs:i.distr==4?ls:ss)),e.stroke=Z(e.stroke),e.grid.stroke=Z(e.grid.stroke),e.ticks.stroke=Z(e.ticks.stroke),e.border.stroke=Z(e.border.stroke);let o=e.values;e.values=Aa(o)&&!Aa(o[0])?Z(o):a?Aa(o)?jo(ne,Ao(o,re)):Na(o)?Mo(ne,o):o||ae:o||os,e.filter=Z(e.filter||(i.distr>=3&&i.log==10?hs:i.distr==3&&i.log==2?gs:ha)),e.font=Cc(e.font),e.labelFont=Cc(e.labelFont),e._size=e.size(r,null,t,0),e._space=e._rotate=e._incrs=e._found=e._splits=e._values=null,e._size>0&&(Qe[t]=!0,e._el=bi(Mr,f))}}function et(e,t,n,r){let[i,a,o,s]=n,c=t%2,l=0;return c==0&&(s||a)&&(l=t==0&&!i||t==2&&!o?$i(ns.size/3):0),c==1&&(i||o)&&(l=t==1&&!a||t==3&&!s?$i(vs.size/2):0),l}let tt=r.padding=(e.padding||[et,et,et,et]).map(e=>Z(X(e,et))),nt=r._padding=tt.map((e,t)=>e(r,t,Qe,0)),rt,W=null,G=null,it=i==1?v[0].idxs:null,at=null,K=!1;function ot(e,n){if(t=e??[],r.data=r._data=t,i==2){rt=0;for(let e=1;e<v.length;e++)rt+=t[e][0].length}else{t.length==0&&(r.data=r._data=t=[[]]),at=t[0],rt=at.length;let e=t;if(D==2){e=t.slice();let n=e[0]=Array(rt);for(let e=0;e<rt;e++)n[e]=e}r._data=t=e}if(It(!0),J(`setData`),D==2&&(H=!0),n!==!1){let e=E;e.auto(r,K)?st():dn(S,e.min,e.max),U||=j.left>=0,Ne=!0,Vt()}}r.setData=ot;function st(){K=!0;let e,n;i==1&&(rt>0?(W=it[0]=0,G=it[1]=rt-1,e=t[0][W],n=t[0][G],D==2?(e=W,n=G):e==n&&(D==3?[e,n]=Ri(e,e,E.log,!1):D==4?[e,n]=zi(e,e,E.log,!1):E.time?n=e+$i(86400/_):[e,n]=Wi(e,n,Bi,!0))):(W=it[0]=e=null,G=it[1]=n=null)),dn(S,e,n)}let ct,lt,ut,dt,ft,pt,mt,ht,gt,_t;function vt(e,t,n,r,i,a){e??=Qr,n??=Oa,r??=`butt`,i??=Qr,a??=`round`,e!=ct&&(d.strokeStyle=ct=e),i!=lt&&(d.fillStyle=lt=i),t!=ut&&(d.lineWidth=ut=t),a!=ft&&(d.lineJoin=ft=a),r!=pt&&(d.lineCap=pt=r),n!=dt&&d.setLineDash(dt=n)}function yt(e,t,n,r){t!=lt&&(d.fillStyle=lt=t),e!=mt&&(d.font=mt=e),n!=ht&&(d.textAlign=ht=n),r!=gt&&(d.textBaseline=gt=r)}function bt(e,t,n,i,a=0){if(i.length>0&&e.auto(r,K)&&(t==null||t.min==null)){let t=X(W,0),r=X(G,i.length-1),o=n.min==null?Li(i,t,r,a,e.distr==3):[n.min,n.max];e.min=ta(e.min,n.min=o[0]),e.max=na(e.max,n.max=o[1])}}let xt={min:null,max:null};function St(){for(let e in b){let t=b[e];k[e]==null&&(t.min==null||k[S]!=null&&t.auto(r,K))&&(k[e]=xt)}for(let e in b){let t=b[e];k[e]==null&&t.from!=null&&k[t.from]!=null&&(k[e]=xt)}k[S]!=null&&It(!0);let e={};for(let t in k){let n=k[t];if(n!=null){let a=e[t]=Ra(b[t],Fa);if(n.min!=null)za(a,n);else if(t!=S||i==2){if(rt==0&&a.from==null){let e=a.range(r,null,null,t);a.min=e[0],a.max=e[1]}else a.min=la,a.max=-1/0}}}if(rt>0){v.forEach((n,a)=>{if(i==1){let i=n.scale,o=k[i];if(o==null)return;let s=e[i];if(a==0){let e=s.range(r,s.min,s.max,i);s.min=e[0],s.max=e[1],W=ji(s.min,t[0]),G=ji(s.max,t[0]),G-W>1&&(t[0][W]<s.min&&W++,t[0][G]>s.max&&G--),n.min=at[W],n.max=at[G]}else n.show&&n.auto&&bt(s,o,n,t[a],n.sorted);n.idxs[0]=W,n.idxs[1]=G}else if(a>0&&n.show&&n.auto){let[r,i]=n.facets,o=r.scale,s=i.scale,[c,l]=t[a],u=e[o],d=e[s];u!=null&&bt(u,k[o],r,c,r.sorted),d!=null&&bt(d,k[s],i,l,i.sorted),n.min=i.min,n.max=i.max}});for(let t in e){let n=e[t],i=k[t];if(n.from==null&&(i==null||i.min==null)){let e=n.range(r,n.min==la?null:n.min,n.max==-1/0?null:n.max,t);n.min=e[0],n.max=e[1]}}}for(let t in e){let n=e[t];if(n.from!=null){let i=e[n.from];if(i.min==null)n.min=n.max=null;else{let e=n.range(r,i.min,i.max,t);n.min=e[0],n.max=e[1]}}}let n={},a=!1;for(let t in e){let r=e[t],i=b[t];if(i.min!=r.min||i.max!=r.max){i.min=r.min,i.max=r.max;let e=i.distr;i._min=e==3?aa(i.min):e==4?ca(i.min,i.asinh):e==100?i.fwd(i.min):i.min,i._max=e==3?aa(i.max):e==4?ca(i.max,i.asinh):e==100?i.fwd(i.max):i.max,n[t]=a=!0}}if(a){v.forEach((e,t)=>{i==2?t>0&&n.y&&(e._paths=null):n[e.scale]&&(e._paths=null)});for(let e in n)H=!0,J(`setScale`,e);le&&j.left>=0&&(U=Ne=!0)}for(let e in k)k[e]=null}function Ct(e){let t=da(W-1,0,rt-1),n=da(G+1,0,rt-1);for(;e[t]==null&&t>0;)t--;for(;e[n]==null&&n<rt-1;)n++;return[t,n]}function wt(){if(rt>0){let e=v.some(e=>e._focus)&&_t!=He.alpha;e&&(d.globalAlpha=_t=He.alpha),v.forEach((e,n)=>{if(n>0&&e.show&&(Tt(n,!1),Tt(n,!0),e._paths==null)){let a=_t;_t!=e.alpha&&(d.globalAlpha=_t=e.alpha);let o=i==2?[0,t[n][0].length-1]:Ct(t[n]);e._paths=e.paths(r,n,o[0],o[1]),_t!=a&&(d.globalAlpha=_t=a)}}),v.forEach((e,t)=>{if(t>0&&e.show){let n=_t;_t!=e.alpha&&(d.globalAlpha=_t=e.alpha),e._paths!=null&&Et(t,!1);{let n=e._paths==null?null:e._paths.gaps,i=e.points.show(r,t,W,G,n),a=e.points.filter(r,t,i,n);(i||a)&&(e.points._paths=e.points.paths(r,t,W,G,a),Et(t,!0))}_t!=n&&(d.globalAlpha=_t=n),J(`drawSeries`,t)}}),e&&(d.globalAlpha=_t=1)}}function Tt(e,t){let n=t?v[e].points:v[e];n._stroke=n.stroke(r,e),n._fill=n.fill(r,e)}function Et(e,t){let n=t?v[e].points:v[e],{stroke:r,fill:i,clip:a,flags:o,_stroke:s=n._stroke,_fill:c=n._fill,_width:l=n.width}=n._paths;l=Q(l*Y,3);let u=null,f=l%2/2;t&&c==null&&(c=l>0?`#fff`:s);let p=n.pxAlign==1&&f>0;if(p&&d.translate(f,f),!t){let e=Oe-l/2,t=ke-l/2,n=B+l,r=V+l;u=new Path2D,u.rect(e,t,n,r)}t?Ot(s,l,n.dash,n.cap,c,r,i,o,a):Dt(e,s,l,n.dash,n.cap,c,r,i,o,u,a),p&&d.translate(-f,-f)}function Dt(e,n,i,a,o,s,c,l,u,d,f){let p=!1;u!=0&&x.forEach((m,h)=>{if(m.series[0]==e){let e=v[m.series[1]],g=t[m.series[1]],_=(e._paths||Da).band;Aa(_)&&(_=m.dir==1?_[0]:_[1]);let y,b=null;e.show&&_&&Gi(g,W,G)?(b=m.fill(r,h)||s,y=e._paths.clip):_=null,Ot(n,i,a,o,b,c,l,u,d,f,y,_),p=!0}}),p||Ot(n,i,a,o,s,c,l,u,d,f)}function Ot(e,t,n,r,i,a,o,s,c,l,u,f){vt(e,t,n,r,i),(c||l||f)&&(d.save(),c&&d.clip(c),l&&d.clip(l)),f?(s&3)==3?(d.clip(f),u&&d.clip(u),At(i,o),kt(e,a,t)):s&js?(At(i,o),d.clip(f),kt(e,a,t)):s&As&&(d.save(),d.clip(f),u&&d.clip(u),At(i,o),d.restore(),kt(e,a,t)):(At(i,o),kt(e,a,t)),(c||l||f)&&d.restore()}function kt(e,t,n){n>0&&(t instanceof Map?t.forEach((e,t)=>{d.strokeStyle=ct=t,d.stroke(e)}):t!=null&&e&&d.stroke(t))}function At(e,t){t instanceof Map?t.forEach((e,t)=>{d.fillStyle=lt=t,d.fill(e)}):t!=null&&e&&d.fill(t)}function jt(e,t,n,i){let a=y[e],o;if(i<=0)o=[0,0];else{let s=a._space=a.space(r,e,t,n,i);o=Sc(t,n,a._incrs=a.incrs(r,e,t,n,i,s),i,s)}return a._found=o}function Mt(e,t,n,r,i,a,o,s,c,l){let u=o%2/2;h==1&&d.translate(u,u),vt(s,o,c,l,s),d.beginPath();let f,p,m,g,_=i+(r==0||r==3?-a:a);n==0?(p=i,g=_):(f=i,m=_);for(let r=0;r<e.length;r++)t[r]!=null&&(n==0?f=m=e[r]:p=g=e[r],d.moveTo(f,p),d.lineTo(m,g));d.stroke(),h==1&&d.translate(-u,-u)}function Nt(e){let t=!0;return y.forEach((n,i)=>{if(!n.show)return;let a=b[n.scale];if(a.min==null){n._show&&(t=!1,n._show=!1,It(!1));return}n._show||(t=!1,n._show=!0,It(!1));let o=n.side,s=o%2,{min:c,max:l}=a,[u,d]=jt(i,c,l,s==0?I:L);if(d==0)return;let f=a.distr==2,p=n._splits=n.splits(r,i,c,l,u,d,f),m=a.distr==2?p.map(e=>at[e]):p,h=a.distr==2?at[p[1]]-at[p[0]]:u,g=n._values=n.values(r,n.filter(r,m,i,d,h),i,d,h);n._rotate=o==2?n.rotate(r,g,i,d):0;let _=n._size;n._size=ea(n.size(r,g,i,e)),_!=null&&n._size!=_&&(t=!1)}),t}function Pt(e){let t=!0;return tt.forEach((n,i)=>{let a=n(r,i,Qe,e);a!=nt[i]&&(t=!1),nt[i]=a}),t}function Ft(){for(let e=0;e<y.length;e++){let t=y[e];if(!t.show||!t._show)continue;let n=t.side,i=n%2,a,o,c=t.stroke(r,e),l=n==0||n==3?-1:1,[u,f]=t._found;if(t.label!=null){let s=t.labelGap*l,p=$i((t._lpos+s)*Y);yt(t.labelFont[0],c,`center`,n==2?qr:Jr),d.save(),i==1?(a=o=0,d.translate(p,$i(ke+V/2)),d.rotate((n==3?-Xi:Xi)/2)):(a=$i(Oe+B/2),o=p);let m=fa(t.label)?t.label(r,e,u,f):t.label;d.fillText(m,a,o),d.restore()}if(f==0)continue;let p=b[t.scale],m=i==0?B:V,h=i==0?Oe:ke,_=t._splits,v=p.distr==2?_.map(e=>at[e]):_,x=p.distr==2?at[_[1]]-at[_[0]]:u,S=t.ticks,C=t.border,w=S.show?S.size:0,ee=$i(w*Y),T=$i((t.alignTo==2?t._size-w-t.gap:t.gap)*Y),E=t._rotate*-Xi/180,D=g(t._pos*Y),O=D+(ee+T)*l;o=i==0?O:0,a=i==1?O:0;let te=t.font[0];yt(te,c,t.align==1?Yr:t.align==2?Xr:E>0?Yr:E<0?Xr:i==0?`center`:n==3?Xr:Yr,E||i==1?`middle`:n==2?qr:Jr);let k=t.font[1]*t.lineGap,ne=_.map(e=>g(s(e,p,m,h))),re=t._values;for(let e=0;e<re.length;e++){let t=re[e];if(t!=null){i==0?a=ne[e]:o=ne[e],t=``+t;let n=t.indexOf(`
`)==-1?[t]:t.split(/\n/gm);for(let e=0;e<n.length;e++){let t=n[e];E?(d.save(),d.translate(a,o+e*k),d.rotate(E),d.fillText(t,0,0),d.restore()):d.fillText(t,a,o+e*k)}}}S.show&&Mt(ne,S.filter(r,v,e,f,x),i,n,D,ee,Q(S.width*Y,3),S.stroke(r,e),S.dash,S.cap);let ie=t.grid;ie.show&&Mt(ne,ie.filter(r,v,e,f,x),i,i==0?2:1,i==0?ke:Oe,i==0?V:B,Q(ie.width*Y,3),ie.stroke(r,e),ie.dash,ie.cap),C.show&&Mt([D],[1],+(i==0),i==0?1:2,i==1?ke:Oe,i==1?V:B,Q(C.width*Y,3),C.stroke(r,e),C.dash,C.cap)}J(`drawAxes`)}function It(e){v.forEach((t,n)=>{n>0&&(t._paths=null,e&&(i==1?(t.min=null,t.max=null):t.facets.forEach(e=>{e.min=null,e.max=null})))})}let Lt=!1,Rt=!1,zt=[];function Bt(){Rt=!1;for(let e=0;e<zt.length;e++)J(...zt[e]);zt.length=0}function Vt(){Lt||=(Ga(Ut),!0)}function Ht(e,t=!1){Lt=!0,Rt=t,e(r),Ut(),t&&zt.length>0&&queueMicrotask(Bt)}r.batch=Ht;function Ut(){if(Ae&&=(St(),!1),H&&=(Ie(),!1),je){if(vi(p,Yr,we),vi(p,qr,Te),vi(p,Gr,I),vi(p,Kr,L),vi(m,Yr,we),vi(m,qr,Te),vi(m,Gr,I),vi(m,Kr,L),vi(f,Gr,Se),vi(f,Kr,Ce),u.width=$i(Se*Y),u.height=$i(Ce*Y),y.forEach(({_el:e,_show:t,_size:n,_pos:r,side:i})=>{if(e!=null){if(t){let t=i===3||i===0?n:0,a=i%2==1;vi(e,a?`left`:`top`,r-t),vi(e,a?`width`:`height`,n),vi(e,a?`top`:`left`,a?Te:we),vi(e,a?`height`:`width`,a?L:I),_i(e,Nr)}else gi(e,Nr)}}),ct=lt=ut=ft=pt=mt=ht=gt=dt=null,_t=1,Nn(!0),we!=Ee||Te!=R||I!=De||L!=z){It(!1);let e=I/De,t=L/z;if(le&&!U&&j.left>=0){j.left*=e,j.top*=t,qt&&Si(qt,$i(j.left),0,I,L),Jt&&Si(Jt,0,$i(j.top),I,L);for(let n=0;n<Ge.length;n++){let r=Ge[n];r!=null&&(Ke[n]*=e,qe[n]*=t,Si(r,ea(Ke[n]),ea(qe[n]),I,L))}}if(q.show&&!Me&&q.left>=0&&q.width>0){q.left*=e,q.width*=e,q.top*=t,q.height*=t;for(let e in In)vi(cn,e,q[e])}Ee=we,R=Te,De=I,z=L}J(`setSize`),je=!1}Se>0&&Ce>0&&(d.clearRect(0,0,u.width,u.height),J(`drawClear`),w.forEach(e=>e()),J(`draw`)),q.show&&Me&&(ln(q),Me=!1),le&&U&&(jn(null,!0,!1),U=!1),A.show&&A.live&&Ne&&(kn(),Ne=!1),c||(c=!0,r.status=1,J(`ready`)),K=!1,Lt=!1}r.redraw=(e,t)=>{H=t||!1,e===!1?Vt():dn(S,E.min,E.max)};function Wt(e,n){let i=b[e];if(i.from==null){if(rt==0){let t=i.range(r,n.min,n.max,e);n.min=t[0],n.max=t[1]}if(n.min>n.max){let e=n.min;n.min=n.max,n.max=e}if(rt>1&&n.min!=null&&n.max!=null&&n.max-n.min<1e-16)return;e==S&&i.distr==2&&rt>0&&(n.min=ji(n.min,t[0]),n.max=ji(n.max,t[0]),n.min==n.max&&n.max++),k[e]=n,Ae=!0,Vt()}}r.setScale=Wt;let Gt,Kt,qt,Jt,Yt,Xt,Zt,Qt,$t,en,tn,nn,rn=!1,an=j.drag,on=an.x,sn=an.y;le&&(j.x&&(Gt=bi(Fr,m)),j.y&&(Kt=bi(Ir,m)),E.ori==0?(qt=Gt,Jt=Kt):(qt=Kt,Jt=Gt),tn=j.left,nn=j.top);let q=r.select=za({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),cn=q.show?bi(Pr,q.over?m:p):null;function ln(e,t){if(q.show){for(let t in e)q[t]=e[t],t in In&&vi(cn,t,e[t]);t!==!1&&J(`setSelect`)}}r.setSelect=ln;function un(e){if(v[e].show)ce&&_i(de[e],Nr);else if(ce&&gi(de[e],Nr),le){let t=We?Ge[0]:Ge[e];t!=null&&Si(t,-10,-10,I,L)}}function dn(e,t,n){Wt(e,{min:t,max:n})}function fn(e,t,n,a){t.focus!=null&&xn(e),t.show!=null&&v.forEach((n,r)=>{r>0&&(e==r||e==null)&&(n.show=t.show,un(r),i==2?(dn(n.facets[0].scale,null,null),dn(n.facets[1].scale,null,null)):dn(n.scale,null,null),Vt())}),n!==!1&&J(`setSeries`,e,t),a&&$n(`setSeries`,r,e,t)}r.setSeries=fn;function pn(e,t){za(x[e],t)}function mn(e,t){e.fill=Z(e.fill||null),e.dir=X(e.dir,-1),t??=x.length,x.splice(t,0,e)}function hn(e){e==null?x.length=0:x.splice(e,1)}r.addBand=mn,r.setBand=pn,r.delBand=hn;function gn(e,t){v[e].alpha=t,le&&Ge[e]!=null&&(Ge[e].style.opacity=t),ce&&de[e]&&(de[e].style.opacity=t)}let _n,vn,yn,bn={focus:!0};function xn(e){if(e!=yn){let t=e==null,n=He.alpha!=1;v.forEach((r,a)=>{if(i==1||a>0){let i=t||a==0||a==e;r._focus=t?null:i,n&&gn(a,i?1:He.alpha)}}),yn=e,n&&Vt()}}ce&&Ue&&be(ri,N,e=>{j._lock||(Be(e),yn!=null&&fn(null,bn,!0,Xn.setSeries))});function Sn(e,t,n){let r=b[t];n&&(e=e/Y-(r.ori==1?Te:we));let i=I;r.ori==1&&(i=L,e=i-e),r.dir==-1&&(e=i-e);let a=r._min,o=r._max,s=e/i,c=a+(o-a)*s,l=r.distr;return l==3?ra(10,c):l==4?sa(c,r.asinh):l==100?r.bwd(c):c}function Cn(e,n){return ji(Sn(e,S,n),t[0],W,G)}r.valToIdx=e=>ji(e,t[0]),r.posToIdx=Cn,r.posToVal=Sn,r.valToPos=(e,t,n)=>b[t].ori==0?a(e,b[t],n?B:I,n?Oe:0):o(e,b[t],n?V:L,n?ke:0),r.setCursor=(e,t,n)=>{tn=e.left,nn=e.top,jn(null,t,n)};function wn(e,t){vi(cn,Yr,q.left=e),vi(cn,Gr,q.width=t)}function Tn(e,t){vi(cn,qr,q.top=e),vi(cn,Kr,q.height=t)}let En=E.ori==0?wn:Tn,Dn=E.ori==1?wn:Tn;function On(){if(ce&&A.live)for(let e=+(i==2);e<v.length;e++){if(e==0&&pe)continue;let t=A.values[e],n=0;for(let r in t)F[e][n++].firstChild.nodeValue=t[r]}}function kn(e,t){if(e!=null&&(e.idxs?e.idxs.forEach((e,t)=>{se[t]=e}):Ma(e.idx)||se.fill(e.idx),A.idx=se[0]),ce&&A.live){for(let e=0;e<v.length;e++)(e>0||i==1&&!pe)&&An(e,se[e]);On()}Ne=!1,t!==!1&&J(`setLegend`)}r.setLegend=kn;function An(e,n){let i=v[e],a=e==0&&D==2?at:t[e],o;pe?o=i.values(r,e,n)??me:(o=i.value(r,n==null?null:a[n],e,n),o=o==null?me:{_:o}),A.values[e]=o}function jn(e,n,a){$t=tn,en=nn,[tn,nn]=j.move(r,tn,nn),j.left=tn,j.top=nn,le&&(qt&&Si(qt,$i(tn),0,I,L),Jt&&Si(Jt,0,$i(nn),I,L));let o,s=W>G;_n=la,vn=null;let c=E.ori==0?I:L,l=E.ori==1?I:L;if(tn<0||rt==0||s){o=j.idx=null;for(let e=0;e<v.length;e++){let t=Ge[e];t!=null&&Si(t,-10,-10,I,L)}Ue&&fn(null,bn,!0,e==null&&Xn.setSeries),A.live&&(se.fill(o),Ne=!0)}else{let e,n,a;i==1&&(e=E.ori==0?tn:nn,n=Sn(e,S),o=j.idx=ji(n,t[0],W,G),a=O(t[0][o],E,c,0));let s=-10,u=-10,d=0,f=0,p=!0,m=``,h=``;for(let e=+(i==2);e<v.length;e++){let g=v[e],_=se[e],y=_==null?null:i==1?t[e][_]:t[e][1][_],x=j.dataIdx(r,e,o,n),S=x==null?null:i==1?t[e][x]:t[e][1][x];if(Ne=Ne||S!=y||x!=_,se[e]=x,e>0&&g.show){let n=x==null?-10:x==o?a:O(i==1?t[0][x]:t[e][0][x],E,c,0),_=S==null?-10:te(S,i==1?b[g.scale]:b[g.facets[1].scale],l,0);if(Ue&&S!=null){let t=E.ori==1?tn:nn,n=Zi(He.dist(r,e,x,_,t));if(n<_n){let r=He.bias;if(r!=0){let i=Sn(t,g.scale),a=S>=0?1:-1,o=i>=0?1:-1;o==a&&(o==1?r==1?S>=i:S<=i:r==1?S<=i:S>=i)&&(_n=n,vn=e)}else _n=n,vn=e}}if(Ne||We){let t,i;E.ori==0?(t=n,i=_):(t=_,i=n);let a,o,c,l,g,v,y=!0,b=Ve.bbox;if(b!=null){y=!1;let t=b(r,e);c=t.left,l=t.top,a=t.width,o=t.height}else c=t,l=i,a=o=Ve.size(r,e);if(v=Ve.fill(r,e),g=Ve.stroke(r,e),We)e==vn&&_n<=He.prox&&(s=c,u=l,d=a,f=o,p=y,m=v,h=g);else{let t=Ge[e];t!=null&&(Ke[e]=c,qe[e]=l,Ei(t,a,o,y),wi(t,v,g),Si(t,ea(c),ea(l),I,L))}}}}if(We){let e=He.prox;if(Ne||(yn==null?_n<=e:_n>e||vn!=yn)){let e=Ge[0];e!=null&&(Ke[0]=s,qe[0]=u,Ei(e,d,f,p),wi(e,m,h),Si(e,ea(s),ea(u),I,L))}}}if(q.show&&rn){if(e!=null){let[t,n]=Xn.scales,[r,i]=Xn.match,[a,o]=e.cursor.sync.scales,s=e.cursor.drag;if(on=s._x,sn=s._y,on||sn){let{left:s,top:u,width:d,height:f}=e.select,p=e.scales[a].ori,m=e.posToVal,h,g,_,v,y,x=t!=null&&r(t,a),S=n!=null&&i(n,o);x&&on?(p==0?(h=s,g=d):(h=u,g=f),_=b[t],v=O(m(h,a),_,c,0),y=O(m(h+g,a),_,c,0),En(ta(v,y),Zi(y-v))):En(0,c),S&&sn?(p==1?(h=s,g=d):(h=u,g=f),_=b[n],v=te(m(h,o),_,l,0),y=te(m(h+g,o),_,l,0),Dn(ta(v,y),Zi(y-v))):Dn(0,l)}else Ln()}else{let e=Zi($t-Yt),t=Zi(en-Xt);if(E.ori==1){let n=e;e=t,t=n}on=an.x&&e>=an.dist,sn=an.y&&t>=an.dist;let n=an.uni;n==null?an.x&&an.y&&(on||sn)&&(on=sn=!0):on&&sn&&(on=e>=n,sn=t>=n,!on&&!sn&&(t>e?sn=!0:on=!0));let r,i;on&&(E.ori==0?(r=Zt,i=tn):(r=Qt,i=nn),En(ta(r,i),Zi(i-r)),sn||Dn(0,l)),sn&&(E.ori==1?(r=Zt,i=tn):(r=Qt,i=nn),Dn(ta(r,i),Zi(i-r)),on||En(0,c)),!on&&!sn&&(En(0,0),Dn(0,0))}}if(an._x=on,an._y=sn,e==null){if(a){if(Zn!=null){let[e,t]=Xn.scales;Xn.values[0]=e==null?null:Sn(E.ori==0?tn:nn,e),Xn.values[1]=t==null?null:Sn(E.ori==1?tn:nn,t)}$n($r,r,tn,nn,I,L,o)}if(Ue){let e=a&&Xn.setSeries,t=He.prox;yn==null?_n<=t&&fn(vn,bn,!0,e):_n>t?fn(null,bn,!0,e):vn!=yn&&fn(vn,bn,!0,e)}}Ne&&(A.idx=o,kn()),n!==!1&&J(`setCursor`)}let Mn=null;Object.defineProperty(r,"rect",{get(){return Mn??Nn(!1),Mn}});function Nn(e=!1){e?Mn=null:(Mn=m.getBoundingClientRect(),J(`syncRect`,Mn))}function Pn(e,t,n,r,i,a,o){j._lock||rn&&e!=null&&e.movementX==0&&e.movementY==0||(Fn(e,t,n,r,i,a,o,!1,e!=null),e==null?jn(t,!0,!1):jn(null,!0,!0))}function Fn(e,t,n,i,a,o,c,l,u){if(Mn??Nn(!1),Be(e),e!=null)n=e.clientX-Mn.left,i=e.clientY-Mn.top;else{if(n<0||i<0){tn=-10,nn=-10;return}let[e,r]=Xn.scales,c=t.cursor.sync,[l,u]=c.values,[d,f]=c.scales,[p,m]=Xn.match,h=t.axes[0].side%2==1,g=E.ori==0?I:L,_=E.ori==1?I:L,v=h?o:a,y=h?a:o,x=h?i:n,S=h?n:i;if(n=d==null?x/v*g:p(e,d)?s(l,b[e],g,0):-10,i=f==null?S/y*_:m(r,f)?s(u,b[r],_,0):-10,E.ori==1){let e=n;n=i,i=e}}u&&(t==null||t.cursor.event.type==$r)&&((n<=1||n>=I-1)&&(n=xa(n,I)),(i<=1||i>=L-1)&&(i=xa(i,L))),l?(Yt=n,Xt=i,[Zt,Qt]=j.move(r,n,i)):(tn=n,nn=i)}let In={width:0,height:0,left:0,top:0};function Ln(){ln(In,!1)}let Rn,zn,Bn,Vn;function Hn(e,t,n,i,a,o,s){rn=!0,on=sn=an._x=an._y=!1,Fn(e,t,n,i,a,o,s,!0,!1),e!=null&&(be(ti,di,Un,!1),$n(ei,r,Zt,Qt,I,L,null));let{left:c,top:l,width:u,height:d}=q;Rn=c,zn=l,Bn=u,Vn=d}function Un(e,t,n,i,a,o,s){rn=an._x=an._y=!1,Fn(e,t,n,i,a,o,s,!1,!0);let{left:c,top:l,width:u,height:d}=q,f=u>0||d>0,p=Rn!=c||zn!=l||Bn!=u||Vn!=d;if(f&&p&&ln(q),an.setScale&&f&&p){let e=c,t=u,n=l,r=d;if(E.ori==1&&(e=l,t=d,n=c,r=u),on&&dn(S,Sn(e,S),Sn(e+t,S)),sn)for(let e in b){let t=b[e];e!=S&&t.from==null&&t.min!=la&&dn(e,Sn(n+r,e),Sn(n,e))}Ln()}else j.lock&&(j._lock=!j._lock,jn(t,!0,e!=null));e!=null&&(xe(ti,di),$n(ti,r,tn,nn,I,L,null))}function Wn(e,t,n,r,i,a,o){if(j._lock)return;Be(e);let s=rn;if(rn){let e=!0,t=!0,n,r;E.ori==0?(n=on,r=sn):(n=sn,r=on),n&&r&&(e=tn<=10||tn>=I-10,t=nn<=10||nn>=L-10),n&&e&&(tn=tn<Zt?0:I),r&&t&&(nn=nn<Qt?0:L),jn(null,!0,!0),rn=!1}tn=-10,nn=-10,se.fill(null),jn(null,!0,!0),s&&(rn=s)}function Gn(e,t,n,i,a,o,s){j._lock||(Be(e),st(),Ln(),e!=null&&$n(ii,r,tn,nn,I,L,null))}function Kn(){y.forEach(wc),Pe(r.width,r.height,!0)}ki(ci,fi,Kn);let qn={};qn.mousedown=Hn,qn.mousemove=Pn,qn.mouseup=Un,qn.dblclick=Gn,qn.setSeries=(e,t,n,i)=>{let a=Xn.match[2];n=a(r,t,n),n!=-1&&fn(n,i,!0,!1)},le&&(be(ei,m,Hn),be($r,m,Pn),be(ni,m,e=>{Be(e),Nn(!1)}),be(ri,m,Wn),be(ii,m,Gn),cc.add(r),r.syncRect=Nn);let Jn=r.hooks=e.hooks||{};function J(e,t,n){Rt?zt.push([e,t,n]):e in Jn&&Jn[e].forEach(e=>{e.call(null,r,t,n)})}(e.plugins||[]).forEach(e=>{for(let t in e.hooks)Jn[t]=(Jn[t]||[]).concat(e.hooks[t])});let Yn=(e,t,n)=>n,Xn=za({key:null,setSeries:!1,filters:{pub:_a,sub:_a},scales:[S,v[1]?v[1].scale:null],match:[va,va,Yn],values:[null,null]},j.sync);Xn.match.length==2&&Xn.match.push(Yn),j.sync=Xn;let Zn=Xn.key,Qn=ks(Zn);function $n(e,t,n,r,i,a,o){Xn.filters.pub(e,t,n,r,i,a,o)&&Qn.pub(e,t,n,r,i,a,o)}Qn.sub(r);function er(e,t,n,r,i,a,o){Xn.filters.sub(e,t,n,r,i,a,o)&&qn[e](null,t,n,r,i,a,o)}r.pub=er;function tr(){Qn.unsub(r),cc.delete(r),ye.clear(),Ai(ci,fi,Kn),l.remove(),N?.remove(),J(`destroy`)}r.destroy=tr;function nr(){J(`init`,e,t),ot(t||e.data,!1),k[S]?Wt(S,k[S]):st(),Me=q.show&&(q.width>0||q.height>0),U=Ne=!0,Pe(e.width,e.height)}return v.forEach(Ye),y.forEach($e),n?n instanceof HTMLElement?(n.appendChild(l),nr()):n(r,nr):nr(),r}Tc.assign=za,Tc.fmtNum=Ji,Tc.rangeNum=Wi,Tc.rangeLog=Ri,Tc.rangeAsinh=zi,Tc.orient=Ms,Tc.pxRatio=Y,Tc.join=Wa,Tc.fmtDate=ro,Tc.tzDate=ao,Tc.sync=ks;{Tc.addGap=Ls,Tc.clipGaps=Is;let e=Tc.paths={points:Zs};e.linear=tc,e.stepped=nc,e.bars=ic,e.spline=oc}var Ec=`.uplot,.uplot *,.uplot :before,.uplot :after{box-sizing:border-box}.uplot{width:min-content;font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,Noto Sans,sans-serif,Apple Color Emoji,Segoe UI Emoji,Segoe UI Symbol,Noto Color Emoji;line-height:1.5}.u-title{text-align:center;font-size:18px;font-weight:700}.u-wrap{-webkit-user-select:none;user-select:none;position:relative}.u-over,.u-under{position:absolute}.u-under{overflow:hidden}.uplot canvas{width:100%;height:100%;display:block;position:relative}.u-axis{position:absolute}.u-legend{text-align:center;margin:auto;font-size:14px}.u-inline{display:block}.u-inline *{display:inline-block}.u-inline tr{margin-right:16px}.u-legend th{font-weight:600}.u-legend th>*{vertical-align:middle;display:inline-block}.u-legend .u-marker{width:1em;height:1em;margin-right:4px;background-clip:padding-box!important}.u-inline.u-live th:after{content:":";vertical-align:middle}.u-inline:not(.u-live) .u-value{display:none}.u-series>*{padding:4px}.u-series th{cursor:pointer}.u-legend .u-off>*{opacity:.3}.u-select{pointer-events:none;background:#00000012;position:absolute}.u-cursor-x,.u-cursor-y{pointer-events:none;will-change:transform;position:absolute;top:0;left:0}.u-hz .u-cursor-x,.u-vt .u-cursor-y{border-right:1px dashed #607d8b;height:100%}.u-hz .u-cursor-y,.u-vt .u-cursor-x{border-bottom:1px dashed #607d8b;width:100%}.u-cursor-pt{pointer-events:none;will-change:transform;border:0 solid;border-radius:50%;position:absolute;top:0;left:0;background-clip:padding-box!important}.u-axis.u-off,.u-select.u-off,.u-cursor-x.u-off,.u-cursor-y.u-off,.u-cursor-pt.u-off{display:none}`,Dc=190,Oc=10,kc=class extends R{constructor(...e){super(...e),this.distances=[],this.lost=new Map,this.place=0,this.pointed=null,this.plot=null,this.dark=matchMedia(`(prefers-color-scheme: dark)`),this.resized=new ResizeObserver(()=>this.plot?.setSize({width:this.ground.clientWidth,height:Dc})),this.repaint=()=>{this.resized.disconnect(),this.plot?.destroy();let e=this.distances.map((e,t)=>t);this.plot=new Tc(this.options(),[e,[...this.distances]],this.ground),this.plot.over.addEventListener(`click`,()=>this.onClick()),this.resized.observe(this.ground)}}static{this.styles=[a(Ec),H,o`
      .plot {
        height: ${Dc}px;
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
    `]}connectedCallback(){super.connectedCallback(),window.addEventListener(Fe,this.repaint),this.dark.addEventListener(`change`,this.repaint),this.hasUpdated&&this.repaint()}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(Fe,this.repaint),this.dark.removeEventListener(`change`,this.repaint),this.resized.disconnect(),this.plot?.destroy(),this.plot=null}render(){let e=this.distances[0]??0,t=this.distances.length-1,n=this.distances[t]??0;return P`<section class="card">
      <h2>Distance to go</h2>
      <div
        class="plot"
        role="slider"
        tabindex="0"
        aria-label="Distance to the goal after each of ${nr(t,`move`)}, from ${e} down to ${n}; ${this.lostWords()}."
        aria-valuemin="0"
        aria-valuemax=${t}
        aria-valuenow=${this.place}
        aria-valuetext=${this.words(this.place)}
        @keydown=${this.onKey}
        @pointerleave=${()=>this.pointed=null}
      ></div>
      <p class="soft number value">${this.words(this.pointed??this.place)}</p>
      <span class="probe"></span>
    </section>`}words(e){let t=this.distances[e],n=this.lost.get(e),r=t==null?`distance not known`:`${tr(t)} to go`;return e===0?`Before the first move: ${r}`:`After move ${e}: ${r}${n?`, a ${n} move`:``}`}onKey(e){let t=this.distances.length-1,n={ArrowRight:this.place+1,ArrowUp:this.place+1,ArrowLeft:this.place-1,ArrowDown:this.place-1,PageUp:this.place+Oc,PageDown:this.place-Oc,Home:0,End:t}[e.key];n===void 0||e.altKey||e.ctrlKey||e.metaKey||(e.preventDefault(),this.announce(Math.min(t,Math.max(0,n))))}updated(e){e.has(`distances`)||e.has(`lost`)?this.repaint():e.has(`place`)&&this.plot?.redraw(!1)}options(){let e={ink:this.colour(`--soft`),line:this.colour(`--line`),curve:this.colour(`--accent`),bad:this.colour(`--warn`)},t={stroke:e.ink,grid:{stroke:e.line,width:1},ticks:{stroke:e.line,width:1,size:5}},n=(e,t)=>t.map(e=>Number.isInteger(e)?String(e):``);return{width:Math.max(200,this.ground.clientWidth),height:Dc,legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},scales:{x:{time:!1,range:()=>this.knownRange()},y:{range:(e,t,n)=>[Math.max(0,(t??0)-1),(n??0)+1]}},axes:[{...t,label:`move`,labelSize:18,size:32,values:n},{...t,label:`to go`,labelSize:18,size:38,values:n}],series:[{},{stroke:e.curve,width:2,points:{show:!1}}],hooks:{draw:[t=>this.drawSigns(t,e.bad,e.ink)],setCursor:[e=>this.pointed=e.cursor.left!==void 0&&e.cursor.left>=0?e.cursor.idx??null:null]}}}knownRange(){let e=this.distances.flatMap((e,t)=>e===null?[]:[t]),[t,n]=[e[0]??0,e[e.length-1]??1];return[t,Math.max(t+1,n)]}lostWords(){let e=[...this.lost.values()],t=e.filter(e=>e===`neutral`).length;return`${nr(e.length-t,`bad move`)}${t>0?`, ${t} neutral`:``}`}drawSigns(e,t,n){let r=e.ctx,i=4.5*devicePixelRatio;r.save(),r.lineWidth=2*devicePixelRatio,r.strokeStyle=t,r.beginPath();for(let[t,n]of this.lost){let a=e.valToPos(t,`x`,!0),o=this.distances[t];if(o==null)continue;let s=e.valToPos(o,`y`,!0),[c,l]=n===`bad`?[s-i,s+i]:[s-i/2,s-i/2];r.moveTo(a-i,c),r.lineTo(a+i,l),r.moveTo(a-i,2*s-c),r.lineTo(a+i,2*s-l)}r.stroke();let a=e.valToPos(this.place,`x`,!0);a<e.bbox.left||a>e.bbox.left+e.bbox.width||(r.strokeStyle=n,r.lineWidth=devicePixelRatio,r.setLineDash([4*devicePixelRatio,3*devicePixelRatio]),r.beginPath(),r.moveTo(a,e.bbox.top),r.lineTo(a,e.bbox.top+e.bbox.height),r.stroke()),r.restore()}colour(e){return this.probe.style.color=`var(${e})`,getComputedStyle(this.probe).color}onClick(){let e=this.plot?.cursor.idx;typeof e==`number`&&this.announce(this.lost.has(e)?e-1:e)}announce(e){this.dispatchEvent(new CustomEvent(`place`,{detail:e,bubbles:!0,composed:!0}))}};U([B({attribute:!1})],kc.prototype,`distances`,void 0),U([B({attribute:!1})],kc.prototype,`lost`,void 0),U([B({type:Number})],kc.prototype,`place`,void 0),U([V()],kc.prototype,`pointed`,void 0),U([je(`.plot`)],kc.prototype,`ground`,void 0),U([je(`.probe`)],kc.prototype,`probe`,void 0),kc=U([z(`distance-graph`)],kc);var Ac=class extends R{constructor(...e){super(...e),this.lines=[],this.current=``,this.metric=`stm`}static{this.styles=[H,o`
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
    </ul>`}renderLine(e,t){let n=e===this.current,r=t===0?`Main line`:`Variation ${t}`,i=n?``:`, other from move ${ar(e,this.current,this.metric)+1}`;return P`<li>
      <button class="line" aria-current=${n?`true`:F} @click=${()=>this.say(`choose-line`,e)}>${r}: ${tr(Ct(e,this.metric))}${i}</button>
      ${n?F:P`<button aria-label="Remove ${r}" title="Remove" @click=${()=>this.say(`remove-line`,e)}>✕</button>`}
    </li>`}say(e,t){this.dispatchEvent(new CustomEvent(e,{detail:t}))}};U([B({attribute:!1})],Ac.prototype,`lines`,void 0),U([B()],Ac.prototype,`current`,void 0),U([B()],Ac.prototype,`metric`,void 0),Ac=U([z(`line-list`)],Ac);var jc={stm:`one tile (stm)`,mtm:`one or more tiles of a line (mtm)`},Mc=class extends R{constructor(...e){super(...e),this.metric=`stm`}static{this.styles=[H,o`
      .field {
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        gap: 10px;
      }
    `]}render(){return P`<div class="field">
      <label for="metric">A move slides</label>
      <select id="metric" .value=${this.metric} @change=${this.onChange}>
        ${xt.map(e=>P`<option value=${e} ?selected=${e===this.metric}>${jc[e]}</option>`)}
      </select>
    </div>`}onChange(e){let t=e.target.value;this.dispatchEvent(new CustomEvent(`metric`,{detail:t}))}};U([B()],Mc.prototype,`metric`,void 0),Mc=U([z(`metric-choice`)],Mc);var Nc=class extends R{async scheduleUpdate(){this.hasUpdated||await new Promise(e=>setTimeout(e)),await super.scheduleUpdate()}},Pc=[1,2,4,8,15,30],Fc=class extends R{constructor(...e){super(...e),this.place=0,this.length=0,this.step=``,this.playing=!1,this.speed=4}static{this.styles=[H,o`
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
          ${Ic(`M4 4h3v16H4zM20 4v16L8 12z`)}
        </button>
        <button aria-label="Step back" title="Step back" ?disabled=${e===0} @click=${()=>this.go(e-1)}>
          ${Ic(`M17 4v16L6 12z`)}
        </button>
        <button class="primary play" aria-label=${this.playing?`Pause`:`Play`} title=${this.playing?`Pause`:`Play`} ?disabled=${t===0} @click=${this.toggle}>
          ${this.playing?Ic(`M6 4h4v16H6zM14 4h4v16h-4z`):Ic(`M6 3v18l15-9z`)}
        </button>
        <button aria-label="Step forward" title="Step forward" ?disabled=${n} @click=${()=>this.go(e+1)}>
          ${Ic(`M7 4v16l11-8z`)}
        </button>
        <button aria-label="To the end" title="To the end" ?disabled=${n} @click=${()=>this.go(t)}>
          ${Ic(`M4 4v16l12-8zM17 4h3v16h-3z`)}
        </button>
        <select aria-label="Speed, moves in a second" title="Moves in a second" @change=${this.onSpeed}>
          ${Pc.map(e=>P`<option value=${e} ?selected=${e===this.speed}>${e}/s</option>`)}
        </select>
      </div>
    </div>`}pause(){clearInterval(this.timer),this.playing=!1}toggle(){this.playing?this.pause():(this.place>=this.length&&this.announce(0),this.play())}play(){clearInterval(this.timer),this.playing=!0,this.timer=setInterval(()=>this.announce(Math.min(this.length,this.place+1)),1e3/this.speed)}onSpeed(e){this.speed=Number(e.target.value),this.playing&&this.play()}go(e){this.pause(),this.announce(e)}announce(e){this.dispatchEvent(new CustomEvent(`place`,{detail:e,bubbles:!0,composed:!0}))}};U([B({type:Number})],Fc.prototype,`place`,void 0),U([B({type:Number})],Fc.prototype,`length`,void 0),U([B()],Fc.prototype,`step`,void 0),U([V()],Fc.prototype,`playing`,void 0),U([V()],Fc.prototype,`speed`,void 0),Fc=U([z(`playback-bar`)],Fc);function Ic(e){return P`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${e}></path></svg>`}var Lc=2e5,Rc=1e6,zc=10;async function Bc(e){if(e.length>Lc)throw Error(`this link is too long to be a replay`);let t=Gc(await Wc(Uc(Hc(e))));if(t.length>=zc)throw Error(`this is a replay of the leaderboard, which does not hold its scramble; copy the link of the replay itself`);let[n,r,i,a]=t,o=typeof i==`string`?at(i):null;if(!o)throw Error(`this replay has no scramble that this page shows (2x2 to 16x16)`);let s=typeof n==`string`?W(n):null;if(!s||s.length===0)throw Error(`the moves of this replay cannot be read`);if(!Rn(o,`blank-last`,s))throw Error(`the moves of this replay do not solve its scramble`);let c=zn(a,s.length);return{board:o,slides:s,times:c,milliseconds:c?.[s.length-1]??Vc(r,s.length)}}function Vc(e,t){if(typeof e!=`number`||!(e>0)||!Number.isFinite(e))throw Error(`this replay does not say how long it took`);return Math.round(t*1e6/e)}function Hc(e){let[,t]=/[?&#]r=([^&#\s]*)/.exec(e)??[null,e.trim()];try{return decodeURIComponent(t)}catch{throw Error(`this link was cut or changed on its way: its signs cannot be read`)}}function Uc(e){let t=e.replaceAll(` `,`+`).replaceAll(`-`,`+`).replaceAll(`_`,`/`);try{if(t===``)throw Error();return Uint8Array.from(atob(t),e=>e.charCodeAt(0))}catch{throw Error(`this is no replay link of slidysim`)}}async function Wc(e){let t=new Blob([e]).stream().pipeThrough(new DecompressionStream(`deflate`)).getReader(),n=new TextDecoder,r=``;try{for(;;){let{done:e,value:i}=await t.read();if(e)return r+n.decode();if(r+=n.decode(i,{stream:!0}),r.length>Rc)break}}catch{throw Error(`this link was cut or changed on its way: it cannot be unpacked`)}throw await t.cancel().catch(()=>void 0),Error(`this link unpacks to more than any replay has`)}function Gc(e){let t;try{t=JSON.parse(e)}catch{t=null}if(!Array.isArray(t))throw Error(`this link holds no replay`);return t}var Kc=class extends R{constructor(...e){super(...e),this.session=!1,this.wrong=``,this.note=``}static{this.styles=[H,o`
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
    </form>`}async onSubmit(e){e.preventDefault();let t=e.submitter?.value===`add`?`add`:`analyse`;try{let e=await Bc(this.field.value);this.field.value=``,this.say(``,t===`add`?`Added.`:``),this.dispatchEvent(new CustomEvent(`replay`,{detail:{replay:e,use:t}}))}catch(e){this.say(e instanceof Error?e.message:String(e))}}say(e,t=``){this.wrong=e,this.note=t}};U([B({type:Boolean})],Kc.prototype,`session`,void 0),U([V()],Kc.prototype,`wrong`,void 0),U([V()],Kc.prototype,`note`,void 0),U([je(`input`)],Kc.prototype,`field`,void 0),Kc=U([z(`replay-form`)],Kc);var qc=[`2x2`,`3x3`,`4x4`,`5x5`,`6x6`,`7x7`,`8x8`,`3x4`,`4x5`,`10x10`,`12x12`,`16x16`].filter(e=>Number(e.split(`x`)[1])<=16),Jc=`other`,Yc=300,Xc=class extends Nc{constructor(...e){super(...e),this.goal=`blank-last`,this.metric=`stm`,this.length=``,this.size=``,this.other=``,this.note=``,this.wrong=``,this.waiting=!1,this.progress={},this.request=null}static{this.styles=[H,o`
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
    `]}disconnectedCallback(){super.disconnectedCallback(),this.request?.abort()}render(){let e=`${this.board.rows}x${this.board.columns}`,t=this.size||e,n=[...new Set([...qc,e])];return P`<form @submit=${this.onSubmit}>
      <div class="field">
        <label for="size">Size</label>
        <select id="size" @change=${e=>this.size=e.target.value}>
          ${n.map(e=>P`<option value=${e} ?selected=${e===t}>${e.replace(`x`,` × `)}</option>`)}
          <option value=${Jc} ?selected=${t===Jc}>other …</option>
        </select>
        ${t===Jc?P`<input
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
    </form>`}onSubmit(e){e.preventDefault(),this.scramble()}async scramble(){this.request?.abort();let e=new AbortController;this.request=e,this.wrong=``,this.note=``,this.progress={};let t=setTimeout(()=>this.waiting=!0,Yc),n=e=>this.progress=e;try{let t=await gn(`/api/scramble`,this.wish(),{progress:n},e.signal);this.take(t)}catch(e){Ve(e)?this.note=`Cancelled.`:this.wrong=e instanceof Error?e.message:String(e)}finally{clearTimeout(t),this.request===e&&(this.waiting=!1)}}progressWords(){let{place:e,nodes_generated:t,seconds:n}=this.progress;if(e)return`Waiting, ${e} before this one.`;let r=t?` ${nr(t,`board`)} tried`:``;return`Looking for such a board …${r}${r&&n?`, ${Zn(n)}`:``}`}wish(){let e=this.length.trim();return{size:(this.size===Jc?this.other.replace(/\s*[×x*,/ ]\s*/i,`x`).trim():this.size)||`${this.board.rows}x${this.board.columns}`,goal:this.goal,...e&&e!==`any`?{length:e,metric:this.metric}:{}}}take(e){let t=e.boards[0],n=t?at(t.board):null;if(!t||!n)throw Error(`no board of that length was found in the time that this server allows`);let r=t.length===null?`Any length`:`Exactly ${tr(t.length)}`;this.note=`${r}${e.uniform?``:`, not every such board equally likely (${e.method})`}; seed ${e.seed}.`,this.dispatchEvent(new CustomEvent(`scrambled`,{detail:n}))}};U([B({attribute:!1})],Xc.prototype,`board`,void 0),U([B({attribute:!1})],Xc.prototype,`goal`,void 0),U([B()],Xc.prototype,`metric`,void 0),U([B()],Xc.prototype,`length`,void 0),U([V()],Xc.prototype,`size`,void 0),U([V()],Xc.prototype,`other`,void 0),U([V()],Xc.prototype,`note`,void 0),U([V()],Xc.prototype,`wrong`,void 0),U([V()],Xc.prototype,`waiting`,void 0),U([V()],Xc.prototype,`progress`,void 0),Xc=U([z(`scramble-form`)],Xc);var Zc=[[/[↑⇧⇑⬆🔼]/gu,`U`],[/[↓⇩⇓⬇🔽]/gu,`D`],[/[←⇦⇐⬅◀]/gu,`L`],[/[→⇨⇒➡▶]/gu,`R`]],Qc=/[\u{FE0E}\u{FE0F}]/gu;function $c(e,t){let n=Zc.reduce((e,[t,n])=>e.replace(t,n),e.replace(Qc,``)).replace(/\b(up|down|left|right)\b/gi,e=>e[0]).replace(/[,;.|]/g,` `);if(/^[\s\d>-]*\d[\s\d>-]*$/.test(n))return el(n,t);let r=W(n);return r?{slides:r}:{wrong:tl(n,e)}}function el(e,t){let n=[],r=t;for(let[t,i]of(e.match(/\d+/g)??[]).entries()){let e=r.tiles.indexOf(Number(i)),a=e<0?[]:mt(r,e);if(a.length===0)return{wrong:`tile ${i}, number ${t+1} of the solution, cannot move there: it is not in line with the blank`};if(n.length+a.length>1e4)return{wrong:`a solution of more than ${et} moves is not read`};n.push(...a);for(let e of a)r=dt(r,e)}return{slides:n}}function tl(e,t){let n=e.search(/[^UDLRudlr\d\s]/),r=n<0?``:String.fromCodePoint(e.codePointAt(n));return n>=0?`“${r}” at sign ${t.indexOf(r)+1} is no move; write U, D, L and R for the way a tile goes, with counts, or the numbers of the tiles`:`a count stands after its letter and is from 1 to ${et}: U2, not 2U`}function nl(e,t,n){let r=e.map(tt),[i,a]=[e,r].map(e=>rl(e,t,n));return e.length>0&&a>i?r:null}function rl(e,t,n){let r=bt(t,e);return r.length<=e.length?0:ct(r[r.length-1],st(t.rows,t.columns,n))?2:1}var il=class extends R{constructor(...e){super(...e),this.moves=``,this.metric=`stm`,this.board=st(4,4,`blank-last`),this.goal=`blank-last`,this.played=0,this.stuck=0,this.arrives=!1,this.error=null,this.text=``,this.wrong=``}static{this.styles=[H,o`
      :host {
        display: grid;
        gap: 10px;
      }
      textarea {
        min-height: 62px;
      }
    `]}willUpdate(e){e.has(`moves`)&&!this.area?.matches(`:focus`)&&(this.text=this.moves,this.wrong=``)}render(){let e=this.wrong||(this.stuck>0?this.stuckWords():``)||this.error?.message||``,t=this.moves&&!this.wrong&&!this.arrives,n=t?nl(W(this.moves)??[],this.board,this.goal):null;return P`<div class="field">
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
            <div class="row"><button class="primary" @click=${()=>this.announce(G(n))}>Read as moves of the blank</button></div>`:F}
      <div class="row">
        ${t?P`<button @click=${()=>this.say(`find-board`)}>Use the board these moves solve</button>`:F}
        <button ?disabled=${!this.moves} @click=${()=>this.say(`restart`)}>Start over</button>
      </div>`}stuckWords(){let e=St(W(this.moves)??[],this.metric)[this.played];return`move ${this.played+1} (${e?G(e):`?`}) cannot be played on this board: no tile can go that way`}progressWords(){return this.moves?this.arrives?`${tr(this.played)}, solved.`:`${tr(this.played)}, not solved yet.`:`The analysis begins when the board is solved.`}onInput(){this.text=this.area.value;let e=$c(this.text,this.board);this.wrong=`wrong`in e?e.wrong:``,`slides`in e&&this.announce(G(e.slides))}announce(e){this.dispatchEvent(new CustomEvent(`solution`,{detail:e}))}onBlur(){this.wrong||(this.text=this.moves)}say(e){this.dispatchEvent(new CustomEvent(e))}};U([B()],il.prototype,`moves`,void 0),U([B()],il.prototype,`metric`,void 0),U([B({attribute:!1})],il.prototype,`board`,void 0),U([B({attribute:!1})],il.prototype,`goal`,void 0),U([B({type:Number})],il.prototype,`played`,void 0),U([B({type:Number})],il.prototype,`stuck`,void 0),U([B({type:Boolean})],il.prototype,`arrives`,void 0),U([B({attribute:!1})],il.prototype,`error`,void 0),U([V()],il.prototype,`text`,void 0),U([V()],il.prototype,`wrong`,void 0),U([je(`textarea`)],il.prototype,`area`,void 0),il=U([z(`solution-form`)],il);var al={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},ol=e=>(...t)=>({_$litDirective$:e,values:t}),sl=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,t,n){this._$Ct=e,this._$AM=t,this._$Ci=n}_$AS(e,t){return this.update(e,t)}update(e,t){return this.render(...t)}},{I:cl}=L,ll=e=>e,ul=()=>document.createComment(``),dl=(e,t,n)=>{let r=e._$AA.parentNode,i=t===void 0?e._$AB:t._$AA;if(n===void 0)n=new cl(r.insertBefore(ul(),i),r.insertBefore(ul(),i),e,e.options);else{let t=n._$AB.nextSibling,a=n._$AM,o=a!==e;if(o){let t;n._$AQ?.(e),n._$AM=e,n._$AP!==void 0&&(t=e._$AU)!==a._$AU&&n._$AP(t)}if(t!==i||o){let e=n._$AA;for(;e!==t;){let t=ll(e).nextSibling;ll(r).insertBefore(e,i),e=t}}}return n},fl=(e,t,n=e)=>(e._$AI(t,n),e),pl={},ml=(e,t=pl)=>e._$AH=t,hl=e=>e._$AH,gl=e=>{e._$AR(),e._$AA.remove()},_l=(e,t,n)=>{let r=new Map;for(let i=t;i<=n;i++)r.set(e[i],i);return r},vl=ol(class extends sl{constructor(e){if(super(e),e.type!==al.CHILD)throw Error(`repeat() can only be used in text expressions`)}dt(e,t,n){let r;n===void 0?n=t:t!==void 0&&(r=t);let i=[],a=[],o=0;for(let t of e)i[o]=r?r(t,o):o,a[o]=n(t,o),o++;return{values:a,keys:i}}render(e,t,n){return this.dt(e,t,n).values}update(e,[t,n,r]){let i=hl(e),{values:a,keys:o}=this.dt(t,n,r);if(!Array.isArray(i))return this.ut=o,a;let s=this.ut??=[],c=[],l,u,d=0,f=i.length-1,p=0,m=a.length-1;for(;d<=f&&p<=m;)if(i[d]===null)d++;else if(i[f]===null)f--;else if(s[d]===o[p])c[p]=fl(i[d],a[p]),d++,p++;else if(s[f]===o[m])c[m]=fl(i[f],a[m]),f--,m--;else if(s[d]===o[m])c[m]=fl(i[d],a[m]),dl(e,c[m+1],i[d]),d++,m--;else if(s[f]===o[p])c[p]=fl(i[f],a[p]),dl(e,i[d],i[f]),f--,p++;else if(l===void 0&&(l=_l(o,p,m),u=_l(s,d,f)),l.has(s[d])){if(l.has(s[f])){let t=u.get(o[p]),n=t===void 0?null:i[t];if(n===null){let t=dl(e,i[d]);fl(t,a[p]),c[p]=t}else c[p]=fl(n,a[p]),dl(e,i[d],n),i[t]=null;p++}else gl(i[f]),f--}else gl(i[d]),d++;for(;p<=m;){let t=dl(e,c[m+1]);fl(t,a[p]),c[p++]=t}for(;d<=f;){let e=i[d++];e!==null&&gl(e)}return this.ut=o,ml(e,c),de}}),yl=24,bl=class{constructor(e){this.ground=e,this.presses=new Map,this.over=new Map}begin(e){if(e.button!==0)return;let t=this.ground.board(),n=mt(t,this.cellAt(e,t));this.presses.set(e.pointerId,{x:e.clientX,y:e.clientY,moved:n.length>0}),this.ground.tray().setPointerCapture(e.pointerId),n.length>0&&this.ground.ask(n)}move(e){if(!this.ground.hover())return;let t=e.getCoalescedEvents(),n=[],r=this.ground.board();for(let i of t.length>0?t:[e]){let t=this.isInside(i)?this.cellAt(i,r):-1;if(t===this.over.get(e.pointerId))continue;this.over.set(e.pointerId,t);let a=t<0?[]:mt(r,t);n.push(...a),r=bt(r,a).at(-1)}n.length>0&&this.ground.ask(n)}end(e){let t=this.presses.get(e.pointerId);if(this.abandon(e),!t||(this.ground.tray().focus({preventScroll:!0}),t.moved||this.ground.hover()))return;let n=xl(e.clientX-t.x,e.clientY-t.y);n&&dt(this.ground.board(),n)&&this.ground.ask([n])}abandon(e){this.presses.delete(e.pointerId)}leave(e){this.over.delete(e.pointerId)}isInside({clientX:e,clientY:t}){let{left:n,right:r,top:i,bottom:a}=this.ground.tray().getBoundingClientRect();return e>=n&&e<r&&t>=i&&t<a}cellAt(e,t){let n=this.ground.tray().getBoundingClientRect(),r=(e,t,n)=>Math.min(n-1,Math.max(0,Math.floor(e/t*n)));return r(e.clientY-n.top,n.height,t.rows)*t.columns+r(e.clientX-n.left,n.width,t.columns)}};function xl(e,t){return Math.max(Math.abs(e),Math.abs(t))<=yl?null:Math.abs(e)>Math.abs(t)?e>0?`R`:`L`:t>0?`D`:`U`}var Sl=`input:not([type=checkbox]), select, textarea, ol, [tabindex="0"]`,Cl=`input:not([type=checkbox]):not([type=range]), select, textarea`,wl={ArrowUp:`U`,ArrowDown:`D`,ArrowLeft:`L`,ArrowRight:`R`},Tl={KeyW:`U`,KeyS:`D`,KeyA:`L`,KeyD:`R`},El=class extends R{constructor(...e){super(...e),this.goal=`blank-last`,this.look=q,this.marks=[],this.pageKeys=!1,this.said=``,this.gesture=new bl({board:()=>this.board,tray:()=>this.tray,hover:()=>this.look.hover,ask:e=>this.ask(e)}),this.onPageKey=e=>{if(!this.pageKeys||e.defaultPrevented||e.shiftKey)return;let t=e.key in wl?Sl:Cl;!e.composedPath().some(e=>e instanceof Element&&e.matches(t))&&this.isInSight()&&this.onKey(e)}}static{this.styles=[H,o`
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
    `]}connectedCallback(){super.connectedCallback(),window.addEventListener(`keydown`,this.onPageKey)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(`keydown`,this.onPageKey)}willUpdate(e){let t=e.get(`board`);e.has(`board`)&&t&&(this.said=Ol(t,this.board))}render(){let{rows:e,columns:t,tiles:n}=this.board,r=new Map(pt(this.board).map(e=>[ft(this.board,e),e])),i=Array.from({length:n.length-1},(e,t)=>t+1);return P`
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
        ${vl(i,e=>`${e}/${n.length}`,e=>this.renderTile(e,r.get(e)))}
      </div>
      <p id="rows" class="unseen">${Dl(this.board)}</p>
      <p class="unseen" aria-live="polite">${this.said}</p>
    `}renderTile(e,t){let{columns:n,tiles:r}=this.board,i=r.indexOf(e),a=this.marks.find(t=>t.tile===e),o=lt(e,r.length,this.goal),s=[`tile`,t?`ready`:``,i===o?`home`:``,this.look.picture?`pictured`:``,e>99?`wide`:``],c=`${e}${t??a?`, slides ${rt(t??a.slide)}`:``}${a?a.kind===`best`?`, a best move`:`, not a best move`:``}`;return P`<button
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
        ${a?P`<span class="mark ${a.kind} ${a.slide}">${a.kind===`best`?nt(a.slide):`✕`}</span>`:F}
      </span>
    </button>`}updated(e){let t=e.get(`board`),n=!t||t.tiles.length!==this.board.tiles.length||t.columns!==this.board.columns,r=this.look.picture;if(r&&(e.has(`look`)||e.has(`goal`)||e.has(`board`)&&n))for(let e of this.tray.querySelectorAll(`canvas`))mn(e,r,Number(e.dataset.home),this.board.rows,this.board.columns)}focus(){this.tray.focus({preventScroll:!0})}onKey(e){let t=wl[e.key]??(this.look.letters?Tl[e.code]:void 0);!t||e.altKey||e.ctrlKey||e.metaKey||(e.preventDefault(),ft(this.board,t)!==null&&this.ask([t]))}isInSight(){let{top:e,bottom:t}=this.tray.getBoundingClientRect(),n=(e+t)/2;return n>=0&&n<=window.innerHeight}onClick(e,t){e.detail===0&&this.ask(mt(this.board,this.board.tiles.indexOf(t)))}ask(e){e.length!==0&&this.dispatchEvent(new CustomEvent(`slides`,{detail:e,bubbles:!0,composed:!0}))}};U([B({attribute:!1})],El.prototype,`board`,void 0),U([B({attribute:!1})],El.prototype,`goal`,void 0),U([B({attribute:!1})],El.prototype,`look`,void 0),U([B({attribute:!1})],El.prototype,`marks`,void 0),U([B({type:Boolean,attribute:`page-keys`})],El.prototype,`pageKeys`,void 0),U([je(`.tray`)],El.prototype,`tray`,void 0),El=U([z(`tile-board`)],El);function Dl(e){return ot(e).map((e,t)=>`Row ${t+1}: ${e.map(e=>e===0?`blank`:e).join(` `)}.`).join(` `)}function Ol(e,t){if(e.tiles.length!==t.tiles.length)return``;for(let n of pt(e)){let r=ft(e,n);if(t.tiles.indexOf(0)===e.tiles.indexOf(r)&&t.tiles.indexOf(r)===e.tiles.indexOf(0))return`${r} ${rt(n)}`}return``}function kl(e,t){return t.tried.find(t=>e.better.includes(t))}function Al(e,t){let n=[e.played,...t.tried].filter(t=>!e.better.includes(t)),r=t.shown||kl(e,t)!==void 0?e.better:[];return[...n.flatMap(t=>jl(e,t,`wrong`)),...r.flatMap(t=>jl(e,t,`best`))]}function jl(e,t,n){let[r,i]=[at(e.board),W(t)??[]],a=r&&Et(r,i);return a===null?[]:[{tile:a,slide:i[0],kind:n}]}var Ml=class extends R{static{this.styles=[H,o`
      .card {
        border-color: var(--accent);
      }
      p {
        min-height: 3em;
      }
    `]}render(){let e=kl(this.move,this.attempt);if(this.move.better.length===0)return this.renderSolved();let t=e!==void 0||this.attempt.shown,n=e??this.move.better[0];return P`<section class="card" aria-label="Try again">
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
    </section>`}nextWords(){return this.move.kind?`Next lost move`:`Next bad move`}renderWords(e){let{better:t,played:n,kind:r}=this.move,i=t.map(e=>this.name(e)).join(` or `);return e?P`Yes: <b>${this.name(e)}</b> leads nearer.${t.length>1?P` So does every one of ${i}.`:F}`:this.attempt.shown?P`Better: <b>${i}</b>.`:this.attempt.tried.length>0?P`<b>${this.name(this.attempt.tried[this.attempt.tried.length-1])}</b> ${r?`does not lead nearer either`:`leads away too`}. Another one?`:P`You slid <b>${this.name(n)}</b>, which ${r===`neutral`?`leaves the distance as it was`:`leads away from the goal`}. Slide a better tile on the board.`}name(e){let[t,n]=[at(this.move.board),W(e)??[]];return Dt(t&&Et(t,n),n)}say(e,t){this.dispatchEvent(new CustomEvent(e,{detail:t}))}};U([B({attribute:!1})],Ml.prototype,`move`,void 0),U([B({attribute:!1})],Ml.prototype,`attempt`,void 0),Ml=U([z(`try-again`)],Ml);var Nl=null;function Pl(e,t,n){if(Nl?.board!==e||Nl.text!==t||Nl.metric!==n){let r=W(t)??[],i=St(r,n);Nl={board:e,text:t,metric:n,line:{slides:r,moves:i,boards:wt(e,i)}}}return Nl.line}var Fl={frame:`#2a3547`,tile:`#f8f1e3`,edge:`#c9b994`,number:`#222b3a`,home:`#0a6b63`};function Il(e){return e.columns*64+20}function Ll(e){return e.rows*64+20}function Rl(e,t){return{x:10+t%e.columns*64,y:10+Math.floor(t/e.columns)*64}}function zl(e){return e>99?20:26}function Bl(e,t,n){return lt(e.tiles[t],e.tiles.length,n)===t}var Vl=3,Hl=2400;async function Ul(e,t,n){let r=Math.min(Vl,Hl/Math.max(Il(e),Ll(e))),i=document.createElement(`canvas`);i.width=Math.round(Il(e)*r),i.height=Math.round(Ll(e)*r);let a=i.getContext(`2d`);a.scale(r,r),Gl(a,0,0,Il(e),Ll(e),10,Fl.frame);for(let[r,i]of e.tiles.entries())i!==0&&Wl(a,e,r,t,n);return new Promise((e,t)=>i.toBlob(n=>n?e(n):t(Error(`this browser cannot draw the picture`)),`image/png`))}function Wl(e,t,n,r,i){let{x:a,y:o}=Rl(t,n),s=t.tiles[n];if(Gl(e,a+2,o+2,60,60,8,Fl.tile,Fl.edge),i.picture){let n=lt(s,t.tiles.length,r),c=pn(i.picture,n,t.rows,t.columns);if(e.save(),e.clip(),e.drawImage(i.picture,c.left,c.top,c.side,c.side,a+2,o+2,60,60),e.restore(),!i.numbers)return}let c=zl(s);e.font=`600 ${c}px system-ui, sans-serif`,e.textAlign=`center`,e.fillStyle=Bl(t,n,r)?Fl.home:Fl.number,e.lineWidth=5,e.strokeStyle=Fl.tile,i.picture&&e.strokeText(String(s),a+32,o+32+c*.36),e.fillText(String(s),a+32,o+32+c*.36)}function Gl(e,t,n,r,i,a,o,s){e.beginPath(),e.roundRect(t,n,r,i,a),e.fillStyle=o,e.fill(),s&&(e.lineWidth=1,e.strokeStyle=s,e.stroke())}var Kl=.3,ql=1,Jl=2,Yl=.7;function Xl(e,t){let n=e.tiles.map((n,r)=>n===0?``:$l(e,r,Bl(e,r,t)?Fl.home:Fl.number,``));return Ql(e,`Sliding puzzle, ${e.rows} by ${e.columns}`,n)}function Zl(e,t){let n=eu(e,t),r=e.tiles.map((t,r)=>t===0?``:$l(e,r,Fl.number,n.get(t)??``));return Ql(e,`Sliding puzzle, ${e.rows} by ${e.columns}, solved in ${tr(t.length)}`,r)}function Ql(e,t,n){let[r,i]=[Il(e),Ll(e)];return`<svg xmlns="http://www.w3.org/2000/svg" width="${r}" height="${i}" viewBox="0 0 ${r} ${i}" role="img">
<title>${t}</title>
<rect width="${r}" height="${i}" rx="10" fill="${Fl.frame}"/>
<g font-family="system-ui, sans-serif" font-weight="600" text-anchor="middle">
${n.filter(e=>e!==``).join(`
`)}
</g>
</svg>
`}function $l(e,t,n,r){let{x:i,y:a}=Rl(e,t),o=e.tiles[t],[s,c,l]=[60,32,zl(o)];return`<g transform="translate(${i} ${a})"><rect x="2" y="2" width="${s}" height="${s}" rx="8" fill="${Fl.tile}" stroke="${Fl.edge}"/><text x="${c}" y="${c+l*.36}" font-size="${l}" fill="${n}">${o}</text>${r}</g>`}function eu(e,t){let n=ql+t.length*Kl+Jl,r=bt(e,t),i=new Map,a=t=>Object.values(Rl(e,t)).join(` `);return t.forEach((e,t)=>{let o=r[t],s=o?ut(o,e):null;if(!o||s===null)return;let c=o.tiles[s],l=i.get(c)??{times:[0],places:[a(s)]},u=ql+t*Kl;l.times.push(u/n,(u+Yl*Kl)/n),l.places.push(a(s),a(o.tiles.indexOf(0))),i.set(c,l)}),new Map([...i].map(([e,{times:t,places:r}])=>[e,tu([...t,1],[...r,r[r.length-1]],n)]))}function tu(e,t,n){let r=e.map(e=>String(Number(e.toFixed(6)))).join(`;`);return`<animateTransform attributeName="transform" type="translate" dur="${Number(n.toFixed(2))}s" repeatCount="indefinite" keyTimes="${r}" values="${t.join(`;`)}"/>`}function nu(e,t,n,r){let i=e.scramble.split(`/`).map(t=>`    ${t.split(` `).map(t=>t.padStart(ru(e))).join(` `)}`),a=Jn(e),o=e.neutral===void 0?`bad move`:`lost move`,s=a.length===0?[]:[``,`${nr(a.length,o)}:`,...a.map(t=>`    ${iu(e,t)}`)],c=e.distances.map(e=>e??`?`).join(` `);return[`Analysis of a solution of ${nr(e.played,`move`)}`,``,...i,``,`Goal: ${e.goal}`,`Moves: ${t}`,``,...n.filter(e=>e!==``),...s,``,`Distance to go after each move: ${c}`,``,r,``].join(`
`)}function ru(e){return Math.max(...e.scramble.split(/[ /]/).map(e=>e.length))}function iu(e,t){let n=at(t.board),r=e=>{let t=W(e)??[];return Ot(n&&Et(n,t),t)},[i,a]=[e.distances[t.number-1],e.distances[t.number]],o=t.better.length>0?`; better: ${t.better.map(r).join(` or `)}`:``,s=qn(t)===`neutral`?` (neutral)`:``;return`${t.number}. ${r(t.played)}${s}, from ${i??`?`} to ${a??`?`} to go${o}`}var au=1e4;function ou(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),au)}function su(e,t){return new Blob([e],{type:t})}var cu=class extends Nc{constructor(...e){super(...e),this.slides=[],this.goal=`blank-last`,this.look=q,this.analysis=null,this.words=[],this.wrong=``}static{this.styles=H}render(){return P`<section class="card" aria-labelledby="share-title">
      <h2 id="share-title">Save and share</h2>
      <div class="row">
        <button @click=${this.onPng}>Board as PNG</button>
        <button @click=${()=>ou(`loyd-board.svg`,su(Xl(this.board,this.goal),`image/svg+xml`))}>Board as SVG</button>
        <button ?disabled=${this.slides.length===0} @click=${()=>ou(`loyd-solution.svg`,su(Zl(this.start,this.slides),`image/svg+xml`))}>
          Solution as moving SVG
        </button>
        ${this.analysis?P`<button @click=${()=>this.onReport(this.analysis)}>Analysis as text</button>`:F}
      </div>
      ${this.wrong?P`<p class="message wrong" role="alert">${this.wrong}</p>`:F}
    </section>`}async onPng(){try{ou(`loyd-board.png`,await Ul(this.board,this.goal,this.look)),this.wrong=``}catch(e){this.wrong=e instanceof Error?e.message:String(e)}}onReport(e){ou(`loyd-analysis.txt`,su(nu(e,G(this.slides),this.words,location.href),`text/plain`))}};U([B({attribute:!1})],cu.prototype,`board`,void 0),U([B({attribute:!1})],cu.prototype,`start`,void 0),U([B({attribute:!1})],cu.prototype,`slides`,void 0),U([B({attribute:!1})],cu.prototype,`goal`,void 0),U([B({attribute:!1})],cu.prototype,`look`,void 0),U([B({attribute:!1})],cu.prototype,`analysis`,void 0),U([B({attribute:!1})],cu.prototype,`words`,void 0),U([V()],cu.prototype,`wrong`,void 0),cu=U([z(`share-card`)],cu);var lu=a(`(max-width: 860px) and (not ((orientation: landscape) and (min-width: 640px) and (max-height: 560px)))`),uu=o`
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
  @media ${lu} {
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
`;function du(e){return Number.isFinite(e)?`--pace: ${e}ms`:``}var fu=class extends Nc{constructor(...e){super(...e),this.look=q,this.wrong=``}static{this.styles=[H,o`
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
                ><input type="checkbox" .checked=${this.look.numbers} @change=${e=>this.announce({...this.look,numbers:pu(e)})} /> numbers too</label
              >`:F}
      </div>
      <label class="option" title="A tile in line with the blank moves as soon as the pointer is over it; a finger that is drawn over the board does the same"
        ><input type="checkbox" .checked=${this.look.hover} @change=${e=>this.announce({...this.look,hover:pu(e)})} /> tiles move under the
        pointer, without a press</label
      >
      <label class="option" title="By their place on the keyboard; not while you type"
        ><input type="checkbox" .checked=${this.look.letters} @change=${e=>this.announce({...this.look,letters:pu(e)})} /> the keys W, A, S
        and D move tiles</label
      >
      <p class="message ${this.wrong?`wrong`:`soft`}" role="status">${this.wrong||`A picture stays in this browser, which keeps it for your next visit.`}</p>
    </div>`}async onFile(){let e=this.file.files?.[0];if(e){try{let t=await fn(e);this.wrong=``,this.announce({...this.look,picture:t})}catch(e){this.wrong=e instanceof Error?e.message:String(e)}this.file.value=``}}announce(e){this.dispatchEvent(new CustomEvent(`look`,{detail:e,bubbles:!0,composed:!0}))}};U([B({attribute:!1})],fu.prototype,`look`,void 0),U([V()],fu.prototype,`wrong`,void 0),U([je(`input[type=file]`)],fu.prototype,`file`,void 0),fu=U([z(`look-form`)],fu);function pu(e){return e.target.checked}var mu=class extends R{constructor(...e){super(...e),this.phase=`idle`,this.slow=!1,this.answer=null,this.error=null,this.progress={},this.bounds={lower:0,upper:null,moves:null},this.more=!1,this.pair=[0,0],this.reachable=null,this.moves=``,this.metric=`stm`}static{this.styles=[H,o`
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
    `]}render(){return P`<section class="card" aria-label="Answer">${this.renderInside()}</section>`}renderInside(){return this.phase===`running`&&this.slow?this.renderRunning():this.phase===`cancelled`?this.renderCancelled():this.phase===`failed`&&this.error?this.renderFailed(this.error):this.answer?this.renderAnswer(this.answer):P`<p class="soft" role="status">Solving …</p>`}renderAnswer(e){let t=e.status===`limit`&&!gu(this.bounds);return P`
      ${this.renderHead(_u(this.bounds),this.renderBadge(e))}
      <p class="soft number">
        ${Zn(e.seconds)}, ${nr(e.nodes_generated,`node`)}, ${e.search} with ${e.heuristic}
      </p>
      ${e.first_moves&&e.first_moves.length>0?this.renderFirst(e.first_moves):F}
      ${t?P`<div class="row"><span class="soft">${this.shownWords()}</span>${this.more?P`<button @click=${()=>this.say(`longer`)}>Search longer</button>`:F}</div>`:F}
      ${this.renderNotation()}
    `}renderRunning(){let e=this.bounds.upper!==null&&this.moves!==``;return P`
      <search-progress .progress=${this.progress}></search-progress>
      ${e?P`${this.renderSoFar()} ${this.renderNotation()}`:F}
    `}renderSoFar(){return gu(this.bounds)?P`${this.renderHead(_u(this.bounds),hu)}
        <p class="soft">Looking for every best first move.</p>`:P`${this.renderHead(_u(this.bounds),P`<span class="badge open">best so far</span>`)}
      <p class="soft">${this.shownWords()}</p>`}renderHead(e,t){return P`<div class="row" role="status"><span class="length number">${e}</span> ${t}</div>`}renderNotation(){return this.moves?P`<div class="notation">
      <span class="mono" tabindex="0" role="group" aria-label="Solution in notation">${this.moves}</span><copy-button .text=${()=>this.moves}></copy-button>
    </div>`:F}renderBadge(e){return this.bounds.upper===0?F:gu(this.bounds)?hu:e.status===`limit`?P`<span class="badge open">limit reached</span>`:P`<span class="badge open">not proved shortest</span>`}shownWords(){let e=Ct(this.moves,this.metric);return e===this.bounds.upper?`The best solution known is shown.`:`A solution of ${tr(e)} is shown.`}renderFirst(e){return P`<div class="row first" role="group" aria-label="Best first moves">
      <span class="soft">${e.length===1?`The only best first move`:nr(e.length,`equally good first move`)}</span>
      ${e.map(({move:e,tile:t})=>{let n=W(e)??[];return P`<button aria-label="Slide ${Ot(t,n)}" @click=${()=>this.dispatchEvent(new CustomEvent(`first`,{detail:n}))}>
          ${Dt(t,n)}
        </button>`})}
    </div>`}renderCancelled(){let{lower:e,upper:t}=this.bounds,n=P`<div class="row"><button class="primary" @click=${()=>this.say(`again`)}>Solve</button></div>`;return t===null||!this.moves?P`${this.renderHead(`Cancelled`,F)}
        <p class="soft">${e>0?`Every solution has at least ${tr(e)}; that much was proved.`:`Nothing was proved yet.`}</p>
        ${n}`:P`${this.renderHead(_u(this.bounds),gu(this.bounds)?hu:P`<span class="badge open">cancelled</span>`)}
      <p class="soft">${this.shownWords()}</p>
      ${n} ${this.renderNotation()}`}renderFailed(e){return e.kind===`unsolvable`?P`<div class="row" role="status"><span class="length">No solution</span></div>
        <p>A slide never changes a board's parity, and this board's differs from the goal's: two tiles are the wrong way round.</p>
        <div class="row">
          <button class="primary" @click=${()=>this.say(`exchange`)}>Exchange ${this.pair[0]} and ${this.pair[1]}</button>
          ${this.reachable?P`<button @click=${()=>this.say(`other-goal`)}>Solve it to ${this.reachable===`blank-first`?`blank first: 0 1 2 3 …`:`blank last: 1 2 3 … 0`}</button>`:F}
        </div>`:P`<div class="row" role="status"><span class="length">No answer</span></div>
      <p class="message wrong" role="alert">${e.message}</p>
      <div class="row"><button class="primary" @click=${()=>this.say(`again`)}>Try again</button></div>`}say(e){this.dispatchEvent(new CustomEvent(e))}};U([B()],mu.prototype,`phase`,void 0),U([B({type:Boolean})],mu.prototype,`slow`,void 0),U([B({attribute:!1})],mu.prototype,`answer`,void 0),U([B({attribute:!1})],mu.prototype,`error`,void 0),U([B({attribute:!1})],mu.prototype,`progress`,void 0),U([B({attribute:!1})],mu.prototype,`bounds`,void 0),U([B({type:Boolean})],mu.prototype,`more`,void 0),U([B({attribute:!1})],mu.prototype,`pair`,void 0),U([B({attribute:!1})],mu.prototype,`reachable`,void 0),U([B()],mu.prototype,`moves`,void 0),U([B()],mu.prototype,`metric`,void 0),mu=U([z(`solve-answer`)],mu);var hu=P`<span class="badge proved">✓ shortest, proved</span>`;function gu({lower:e,upper:t}){return e===t}function _u(e){let{lower:t,upper:n}=e;return n===0?`Solved`:n===null?`at least ${tr(t)}`:gu(e)?tr(n):P`${tr(n)}<span class="least">, at least ${t}</span>`}var vu=10,yu=.2,bu=class extends Nc{constructor(...e){super(...e),this.timeLimit=vu,this.provisional=null,this.solving=new Kn(this,{answered:e=>this.onAnswer(e),progress:({lower_bound:e,place:t})=>{this.learn({lower:e??0}),t&&this.solveQuickly()},solution:({lower_bound:e,moves:t})=>this.onSolution(e,t)}),this.quick=null,this.pace=1/0}static{this.styles=[H,uu,o`
      .moves {
        min-height: 3.2rem;
      }
      /* On a phone a new scramble is at hand, and what is needed rarely comes last. */
      @media ${lu} {
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
    `]}disconnectedCallback(){super.disconnectedCallback(),this.quick?.abort()}willUpdate(e){let t=e.get(`state`);if(!e.has(`state`)||(this.arrives()&&this.learn({moves:this.state.moves}),t&&t.goal===this.state.goal&&t.metric===this.state.metric&&ct(t.board,this.state.board)))return;let n=this.memory.solved.get(this.key());n?this.solving.recall(n):(this.showBest(),this.solve(vu))}render(){let{board:e,goal:t,metric:n}=this.state,{slides:r,moves:i,boards:a}=this.line(),o=Math.min(this.state.place,a.length-1),s=a[o],c=e=>J(this,{place:e.detail},`none`);return P`<div class="columns">
      <section class="stage" aria-label="Board and playback">
        <tile-board
          page-keys
          .board=${s}
          .goal=${t}
          .look=${this.look}
          .style=${du(this.pace)}
          .marks=${o===0?this.marks():[]}
          @slides=${e=>this.onSlides(s,o,e.detail)}
        ></tile-board>
        <playback-bar
          .place=${o}
          .length=${i.length}
          .step=${xu(a,i,o)}
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
          .more=${this.timeLimit===vu}
          .pair=${ht(e)}
          .reachable=${vt(e,_t(t))?_t(t):null}
          @other-goal=${()=>this.begin({goal:_t(t)})}
          @exchange=${()=>this.begin({board:gt(e,ht(e))})}
          @cancel=${()=>this.solving.cancel()}
          @again=${()=>this.solve(vu)}
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
    </div>`}solve(e){let{board:t,goal:n,metric:r}=this.state;this.timeLimit=e,this.quick?.abort(),this.quick=null;let i=yn(e).then(e=>({board:K(t),goal:n,metric:r,time:e,first_moves:!0}));this.solving.start(`/api/solve`,i)}async solveQuickly(){if(this.quick)return;let e=new AbortController;this.quick=e;let{board:t,goal:n,metric:r}=this.state;try{let{lower_bound:i,moves:a}=await hn(`/api/solve`,{board:K(t),goal:n,metric:r,time:yu},e.signal);this.quick===e&&a!==null&&this.onSolution(i??0,a)}catch{}}onSolution(e,t){this.learn({lower:e,moves:t}),this.showBest();let{board:n,goal:r,metric:i}=this.state;this.memory.boundsOf(K(n),r,i).moves===t&&(this.provisional=t),this.requestUpdate()}line(){return Pl(this.state.board,this.state.moves,this.state.metric)}lengthOf(e){return Ct(e,this.state.metric)}marks(){return((this.solving.phase===`done`||this.solving.phase===`running`&&!this.solving.slow?this.solving.answer?.first_moves:void 0)??[]).map(({move:e,tile:t})=>({tile:t,slide:e[0],kind:`best`}))}arrives(){let{board:e,goal:t}=this.state,{moves:n,boards:r}=this.line(),i=r[r.length-1];return r.length===n.length+1&&ct(i,st(e.rows,e.columns,t))}key(){return en(K(this.state.board),this.state.goal,this.state.metric)}learn(e){this.memory.learn(K(this.state.board),this.state.goal,e,this.state.metric)}bounds(){let{phase:e,slow:t,answer:n}=this.solving,{board:r,goal:i,metric:a}=(e===`running`&&!t?n:null)??this.state;return this.memory.boundsOf(typeof r==`string`?r:K(r),i,a)}onAnswer(e){this.memory.solved.set(this.key(),e),this.learn({lower:e.lower_bound,upper:e.upper_bound,moves:e.moves}),this.showBest(),this.state.moves===this.provisional&&this.state.place===0&&e.moves&&this.lengthOf(e.moves)<=this.lengthOf(this.state.moves)&&J(this,{moves:e.moves},`none`)}showBest(){let{board:e,goal:t,metric:n}=this.state,{moves:r}=this.memory.boundsOf(K(e),t,n);if(r===null||this.arrives()&&this.lengthOf(this.state.moves)<=this.lengthOf(r))return;let i=this.arrives()&&this.state.place>0&&this.state.place>=this.line().moves.length;J(this,{moves:r,place:i?this.lengthOf(r):0},`none`)}onSlides(e,t,n){let r=bt(e,n),i=this.line().moves.slice(t).flat(),a=n.every((e,t)=>i[t]===e);J(this,{board:r[r.length-1],moves:a?G(i.slice(n.length)):``,place:0},`hand`)}begin(e){J(this,{...e,moves:``,place:0},`step`)}};U([B({attribute:!1})],bu.prototype,`state`,void 0),U([B({attribute:!1})],bu.prototype,`look`,void 0),U([B({attribute:!1})],bu.prototype,`memory`,void 0),U([V()],bu.prototype,`pace`,void 0),bu=U([z(`solve-view`)],bu);function xu(e,t,n){let r=t[n-1],i=e[n-1];return r&&i?Ot(Et(i,r),r):``}var Su=class extends Nc{constructor(...e){super(...e),this.attempt=null,this.playing=!1,this.pace=1/0,this.lost={answer:null,kinds:new Map},this.asking=new Kn(this,{answered:e=>this.onAnswer(e)})}static{this.styles=[H,uu,o`
      /* On a phone the question stands where the fingers are. */
      @media ${lu} {
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
    `]}willUpdate(e){let t=e.get(`state`);if(!e.has(`state`))return;let{board:n,goal:r,moves:i,metric:a}=this.state;if(t&&t.goal===r&&t.moves===i&&t.metric===a&&ct(t.board,n))return;this.attempt=null;let o=this.memory.analysed.get(this.key());this.arrives()&&this.memory.learn(K(n),r,{moves:i},a),o?this.asking.recall(o):this.arrives()?this.analyse(!0):this.asking.phase!==`idle`&&this.asking.reset()}render(){let{board:e,goal:t,metric:n}=this.state,{moves:r,boards:i}=this.line(),a=Math.min(this.state.place,i.length-1),o=i[a],s=this.asking.answer,c=this.memory.boundsOf(s?.scramble??K(e),t,n),l=this.trying(a),u=l&&this.attemptAt(l),d=this.lostOf(s),f=e=>J(this,{place:e.detail},`none`);return P`<div class="columns">
      <section class="stage" aria-label="Board and playback">
        <tile-board
          page-keys
          .board=${o}
          .goal=${t}
          .look=${this.look}
          .style=${du(this.pace)}
          .marks=${l&&u?Al(l,u):[]}
          @slides=${e=>this.onSlides(a,e.detail)}
        ></tile-board>
        <playback-bar
          .place=${a}
          .length=${i.length-1}
          .step=${xu(i,r,a)}
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
              @play-on=${e=>this.playOn(a,W(e.detail)??[])}
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
            .lines=${ir(this.lines(),this.state.moves)}
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
        <share-card .board=${o} .start=${e} .slides=${r.slice(0,i.length-1).flat()} .goal=${t} .look=${this.look} .analysis=${s} .words=${s?gr(s,c):[]}></share-card>
      </div>
    </div>`}line(){return Pl(this.state.board,this.state.moves,this.state.metric)}arrives(){let{board:e,goal:t}=this.state,{moves:n,boards:r}=this.line(),i=r[r.length-1];return n.length>0&&r.length===n.length+1&&ct(i,st(e.rows,e.columns,t))}lostOf(e){return this.lost.answer!==e&&(this.lost={answer:e,kinds:new Map(Jn(e).map(e=>[e.number,qn(e)]))}),this.lost.kinds}analyse(e){let{board:t,goal:n,moves:r,metric:i}=this.state,a=K(st(t.rows,t.columns,n)),o=e?{scramble:K(t),goal:n}:{goal:a};this.asking.start(`/api/analyze`,{...o,solution:r,metric:i})}onAnswer(e){let t=at(e.scramble),{goal:n,metric:r}=this.state,{scramble:i,lower_bound:a,upper_bound:o}=e;this.memory.learn(i,n,{lower:a,upper:o},r),this.memory.analysed.set(en(i,n,r,this.state.moves),e),this.memory.lastAnalysis={...this.state,board:t??this.state.board},t&&!ct(t,this.state.board)&&J(this,{board:t,place:0},`step`)}trying(e){if(!this.playing)return Jn(this.asking.answer).find(t=>t.number===e+1)}attemptAt(e){return this.attempt?.number===e.number?this.attempt:{number:e.number,tried:[],shown:!1}}onSlides(e,t){let n=St(t,this.state.metric),r=this.trying(e);if(r){let e=this.attemptAt(r);this.attempt={...e,tried:[...e.tried,G(n[0])]}}else this.playOn(e,t)}playOn(e,t){let n=St(t,this.state.metric),r=this.line().moves;if(n.every((t,n)=>G(t)===G(r[e+n]??[]))){J(this,{place:e+n.length},`none`);return}r.length>e&&this.keepLine();let i=[...r.slice(0,e).flat(),...t];J(this,{moves:G(i),place:St(i,this.state.metric).length},`hand`)}renderLastAnalysis(){let e=this.memory.lastAnalysis;if(!e||this.state.moves!==``||ct(e.board,this.state.board))return F;let{rows:t,columns:n}=e.board;return P`<div class="row">
      <button @click=${()=>J(this,e,`step`)}>Back to the analysis of ${tr(Ct(e.moves,e.metric))} on ${t} × ${n}</button>
    </div>`}lines(){return this.memory.lines.get(this.boardKey())??[]}keepLine(){this.memory.lines.set(this.boardKey(),ir(this.lines(),this.state.moves))}onLine(e){this.keepLine(),J(this,{moves:e,place:Math.min(this.state.place,ar(e,this.state.moves,this.state.metric))},`step`)}onRemoveLine(e){this.memory.lines.set(this.boardKey(),this.lines().filter(t=>t!==e)),this.requestUpdate()}onReplay({replay:e}){this.begin({board:e.board,goal:`blank-last`,moves:G(e.slides)},`step`)}begin(e,t){this.arrives()&&this.keepLine(),J(this,{...e,place:0},t)}boardKey(){return en(K(this.state.board),this.state.goal)}key(){return en(K(this.state.board),this.state.goal,this.state.metric,this.state.moves)}onNextBad(e){let t=Jn(this.asking.answer),n=t.find(t=>t.number>e)??t[0];n&&J(this,{place:n.number-1},`none`)}};U([B({attribute:!1})],Su.prototype,`state`,void 0),U([B({attribute:!1})],Su.prototype,`look`,void 0),U([B({attribute:!1})],Su.prototype,`memory`,void 0),U([V()],Su.prototype,`attempt`,void 0),U([V()],Su.prototype,`playing`,void 0),U([V()],Su.prototype,`pace`,void 0),Su=U([z(`analyse-view`)],Su);var Cu=class extends R{constructor(...e){super(...e),this.heading=``,this.bars=[],this.tick=String}static{this.styles=[H,o`
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
    </figure>`}scale(){let e=this.bars.map(e=>Math.log10(Math.max(e.value,1e-9))),t=Math.floor(Math.min(...e)-.1);return{low:t,decades:Math.max(1,Math.ceil(Math.max(...e))-t)}}};U([B()],Cu.prototype,`heading`,void 0),U([B({attribute:!1})],Cu.prototype,`bars`,void 0),U([B({attribute:!1})],Cu.prototype,`tick`,void 0),Cu=U([z(`bar-chart`)],Cu);function wu(e){let t=e==null?``:String(e);return/[",\r\n]/.test(t)?`"${t.replaceAll(`"`,`""`)}"`:t}function Tu(e){return e.map(e=>e.map(wu).join(`,`)+`\r
`).join(``)}function Eu(e){let t=[],n=[];for(let[r,i,a,o]of e.replace(/^\uFEFF/,``).matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/g))(r!==``||n.length!==0)&&(n.push(i===void 0?a:i.replaceAll(`""`,`"`)),o!==`,`&&(n.some(e=>e!==``)&&t.push(n),n=[]));return t}var Du=[`board`,`goal`,`heuristic`,`search`,`status`,`length`,`lower_bound`,`upper_bound`,`nodes_generated`,`nodes_expanded`,`seconds`,`setup_seconds`,`error`];function Ou(e,t,n){return Tu([Du,...n.map(n=>{let r={...n.answer,board:e,goal:t,heuristic:n.heuristic,search:n.search};return r.status=n.answer?.status??n.phase,r.error=n.message,Du.map(e=>r[e])})])}var ku=class{constructor(e){this.host=e,this.values=new Map,this.request=null,e.addController(this)}hostDisconnected(){this.request?.abort()}async show(e,t){this.request?.abort();let n=new AbortController;this.request=n,this.values=new Map;try{let{estimates:r}=await hn(`/api/estimate`,{board:K(e),goal:t},n.signal);this.values=new Map(r.flatMap(({heuristic:e,value:t})=>t===null?[]:[[e,t]])),this.host.requestUpdate()}catch{}}};function Au(e){return e===void 0?`–`:String(Number(e.toFixed(1)))}var ju={auto:`The best for the board`,misplaced:`Misplaced tiles`,md:`Manhattan distance`,"md+lc":`Manhattan distance and linear conflict`,"md+paper-lc":`Manhattan distance and the paper’s linear conflict`,wd:`Walking distance`,"wd,md+lc":`Walking distance or linear conflict, the larger`,hh:`The paper’s hybrid`,"pdb:5-5-5":`Pattern databases of 5, 5 and 5 tiles`,"pdb:6-6-3-best":`Pattern databases of 6, 6 and 3 tiles`,"pdb:7-8":`Pattern databases of 7 and 8 tiles`,ida:`Iterative deepening A*`,kernel:`Iterative deepening A*, built for speed`,astar:`A*`,bidirectional:`A* from both ends`,dibbs:`From both ends, bounds that help each other`,ua:`The paper’s A*`,ba:`The paper’s bidirectional A*`,"ba-deepest":`The paper’s bidirectional A*, deepest first`,beam:`Wider and wider beams`};function Mu(e,t){let n=(t.find(t=>t.name===e)?.help??``).split(/[:,(]/)[0].trim();return ju[e]??(n===``?e:n[0].toUpperCase()+n.slice(1))}var Nu=[`Heuristic`,`Search`,`Estimate`,`Result`,`Moves`,`Generated`,`Expanded`,`Time`,`Nodes/s`],Pu=[`Heuristic`,`Search`,`Result`],Fu=class extends R{constructor(...e){super(...e),this.runs=[],this.estimates=new Map,this.heuristics=[],this.searches=[],this.order=null,this.more=!1,this.resized=new ResizeObserver(()=>this.look())}static{this.styles=[H,o`
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
              ${Nu.map(e=>this.renderTitle(e))}
            </tr>
          </thead>
          <tbody>
            ${this.sorted().map(e=>this.renderRun(e))}
          </tbody>
        </table>
      </div>`}renderTitle(e){let t=this.order?.column===e,n=t?this.order.descending?`descending`:`ascending`:F,r=t?this.order.descending?`▾`:`▴`:``;return P`<th scope="col" class=${Pu.includes(e)?``:`right`} aria-sort=${n}>
      <button title="Sort by this column" @click=${()=>this.sortBy(e)}>${e}<span aria-hidden="true">${r}</span></button>
    </th>`}renderRun(e){let t=e.answer?.heuristic??e.heuristic,n=e.answer?.search??e.search;return P`<tr>
      <th scope="row">${Mu(e.heuristic,this.heuristics)}<span class="really">${Lu(e.heuristic,t)}</span></th>
      <td>${Mu(e.search,this.searches)}<span class="really">${Lu(e.search,n)}</span></td>
      <td class="right">${Au(this.estimates.get(t)??this.estimates.get(e.heuristic))}</td>
      ${Ru(e)}
    </tr>`}sortBy(e){let t=this.order?.column===e;this.order=t?this.order.descending?null:{column:e,descending:!0}:{column:e,descending:!1}}sorted(){if(!this.order)return this.runs;let{column:e,descending:t}=this.order,n=t?-1:1,r=this.runs.map(t=>({run:t,value:Iu(t,e,this.estimates)}));return r.sort((e,t)=>e.value===null||t.value===null?Number(e.value===null)-Number(t.value===null):n*(typeof e.value==`number`?e.value-Number(t.value):e.value.localeCompare(String(t.value)))),r.map(({run:e})=>e)}look(){let{scrollWidth:e,clientWidth:t,scrollLeft:n}=this.scroller;this.more=e-t-n>1}};U([B({attribute:!1})],Fu.prototype,`runs`,void 0),U([B({attribute:!1})],Fu.prototype,`estimates`,void 0),U([B({attribute:!1})],Fu.prototype,`heuristics`,void 0),U([B({attribute:!1})],Fu.prototype,`searches`,void 0),U([V()],Fu.prototype,`order`,void 0),U([V()],Fu.prototype,`more`,void 0),U([je(`.scroll`)],Fu.prototype,`scroller`,void 0),Fu=U([z(`run-table`)],Fu);function Iu(e,t,n){let{answer:r}=e;switch(t){case`Heuristic`:return e.heuristic;case`Search`:return e.search;case`Estimate`:return n.get(r?.heuristic??e.heuristic)??n.get(e.heuristic)??null;case`Result`:return r?.status??e.phase;case`Moves`:return r?.upper_bound??r?.length??null;case`Generated`:return r?.nodes_generated??null;case`Expanded`:return r?.nodes_expanded??null;case`Time`:return r?.seconds??null;case`Nodes/s`:return r&&r.seconds>0?r.nodes_generated/r.seconds:null}}function Lu(e,t){return t===e?e:`${e}: ${t}`}function Ru(e){if(e.message)return P`<td class="why" colspan="6">✕ ${e.message}</td>`;let{answer:t,progress:n}=e;if(!t){let t=e.phase===`running`;return P`<td>${t?`running …`:e.phase===`stopped`?`stopped`:`waiting`}</td>
      <td class="right">${t&&n?.lower_bound?`≥ ${n.lower_bound}`:``}</td>
      <td class="right">${t&&n?.nodes_generated?Yn(n.nodes_generated):``}</td>
      <td></td>
      <td class="right">${t&&n?.seconds?Zn(n.seconds):``}</td>
      <td class="right">${t&&n?.nodes_per_second?Xn(n.nodes_per_second):``}</td>`}let r=t.status===`limit`?`${t.lower_bound??`?`} to ${t.upper_bound??`?`}`:t.length??``;return P`<td class=${t.status===`optimal`?`proved`:``}>${t.status===`optimal`?`✓ optimal`:t.status===`limit`?`time is up`:t.status}</td>
    <td class="right">${r}</td>
    <td class="right">${Yn(t.nodes_generated)}</td>
    <td class="right">${Yn(t.nodes_expanded)}</td>
    <td class="right">${Zn(t.seconds)}</td>
    <td class="right">${t.seconds>0?Xn(t.nodes_generated/t.seconds):``}</td>`}var zu=class{constructor(e){this.host=e,this.list=[],this.running=!1,this.request=null,e.addController(this)}show(e,t){this.stop(),this.list=e.get(t)??[]}hostDisconnected(){this.stop()}async start(e,t,n,r,i,a){this.stop();let o=new AbortController;this.request=o,this.running=!0,this.list=n.flatMap(e=>r.map(t=>({heuristic:e,search:t,phase:`waiting`})));let s=this.list;a(s);for(let n of s){if(o.signal.aborted)return;n.phase=`running`,this.host.requestUpdate(),await this.one(n,{board:K(e),goal:t,heuristic:n.heuristic,search:n.search,time:i,threads:1,first_solution:!1},o.signal)}this.request===o&&(this.running=!1,this.host.requestUpdate())}stop(){this.request?.abort(),this.request=null,this.running=!1;for(let e of this.list)(e.phase===`waiting`||e.phase===`running`)&&(e.phase=`stopped`);this.host.requestUpdate()}async one(e,t,n){let r={progress:t=>{e.progress=t,this.host.requestUpdate()}};try{e.answer=await gn(`/api/solve`,t,r,n),e.phase=`done`}catch(t){if(Ve(t))return;e.phase=`failed`,e.message=t instanceof Be?t.message:String(t)}}},Bu=[`md`,`md+lc`,`wd,md+lc`,`auto`],Vu=[`auto`],Hu=[2,10,60],Uu=class extends Nc{constructor(...e){super(...e),this.specs=null,this.wrong=``,this.seconds=Hu[0],this.runs=new zu(this),this.estimates=new ku(this)}static{this.styles=[H,o`
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
    `]}connectedCallback(){super.connectedCallback(),vn().then(e=>this.specs=e,e=>this.wrong=e instanceof Error?e.message:String(e))}willUpdate(e){let t=e.get(`state`);e.has(`state`)&&(t&&t.goal===this.state.goal&&ct(t.board,this.state.board)||(this.runs.show(this.memory.compared,this.key()),this.estimates.show(this.state.board,this.state.goal)))}render(){let{board:e,goal:t}=this.state,n=this.heuristics().length*this.searches().length;return P`<div class="top">
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
              >${Mu(e,t)}
              <span class="note">${e}${this.noteOf(e)}${a===!1?`, not admissible`:``}</span></span
            >
          </label>`)}
      </div>
    </fieldset>`}noteOf(e){let t=this.estimates.values.get(e);return t===void 0?``:`: estimates ${Au(t)}`}renderCharts(){let e=this.runs.list.filter(e=>e.answer);if(e.length===0)return F;let t=(t,n)=>e.map(e=>({label:`${e.heuristic} · ${e.search}`,value:t(e),text:n(t(e)),complete:e.answer?.status!==`limit`}));return P`<div class="charts">
      <bar-chart heading="Nodes generated" .bars=${t(e=>e.answer.nodes_generated,Xn)} .tick=${Xn}></bar-chart>
      <bar-chart heading="Time" .bars=${t(e=>e.answer.seconds,Zn)} .tick=${Zn}></bar-chart>
    </div>`}heuristics(){return this.state.heuristics??Bu}searches(){return this.state.searches??Vu}times(){let e=this.specs?.limits.time_seconds??Hu[0],t=Hu.filter(t=>t<=e);return t.length>0?t:[e]}words(){let e=this.runs.list.filter(e=>e.phase===`done`||e.phase===`failed`).length;return this.runs.running?`${Yn(e)} of ${Yn(this.runs.list.length)} done.`:`Every heuristic with every search, one after the other, on one thread.`}onSlides(e){let t=bt(this.state.board,e);J(this,{board:t[t.length-1]},`hand`)}onRun(){let{board:e,goal:t}=this.state,n=this.key();this.runs.start(e,t,this.heuristics(),this.searches(),Math.min(this.seconds,this.times().at(-1)),e=>this.memory.compared.set(n,e))}onExport(){let{board:e,goal:t}=this.state;ou(`loyd-compare.csv`,su(Ou(K(e),t,this.runs.list),`text/csv`))}key(){return en(K(this.state.board),this.state.goal)}};U([B({attribute:!1})],Uu.prototype,`state`,void 0),U([B({attribute:!1})],Uu.prototype,`look`,void 0),U([B({attribute:!1})],Uu.prototype,`memory`,void 0),U([V()],Uu.prototype,`specs`,void 0),U([V()],Uu.prototype,`wrong`,void 0),U([V()],Uu.prototype,`seconds`,void 0),Uu=U([z(`compare-view`)],Uu);var Wu=class extends R{constructor(...e){super(...e),this.judging=!1,this.trouble=``,this.best=!1}static{this.styles=[H,o`
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
    </section>`}renderInside(){let{game:e}=this;if(this.isOver())return this.renderResult();if(En(e)===`solved`)return this.renderHead(`Solved already`,P`Press <kbd>Space</kbd> for a scramble.`);if(!vt(e.start,e.goal))return this.renderHead(`No solution`,P`Two tiles of this board are the wrong way round. Press <kbd>Space</kbd> for a scramble that can be solved.`);let t=P`The clock starts with your first slide. <kbd>Space</kbd> is a new scramble, <kbd>Esc</kbd> the same one again.`;return e.slides.length===0?this.renderHead(`Ready`,t):this.renderHead(`Playing`,e.times===null?P`Not timed: the clock did not run during the whole game.`:t)}renderHead(e,t){return P`<div role="status">
      <p class="big">${e}</p>
      <p class="soft">${t}</p>
    </div>`}renderResult(){let{game:e,bounds:t}=this,n=e.slides.length,r=Dn(e,0);return P`<div role="status">
      <div class="row">
        <p class="big number">${r===null?tr(n):Qn(r)}</p>
        ${this.best?P`<span class="badge">best of the session</span>`:F}
      </div>
      <p class="big number">${this.judging?`${n} = …`:$n(n,t)}</p>
      <p class="soft">${this.judging?`Looking for the shortest solution …`:this.lossWords(n)}</p>
    </div>`}lossWords(e){let{lower:t,upper:n}=this.bounds,r=this.game.times===null?` Not timed, so not in the session.`:``;if(this.trouble||n===null)return`The shortest solution is not known${this.trouble?`: ${this.trouble}`:`.`}${r}`;if(t!==n)return`${tr(e)} played; the shortest solution has between ${t} and ${n}.${r}`;let i=(e-t)/2,a=i===0?`None led`:i===1?`One of them led`:`${i} of them led`;return`${tr(e)} played; the shortest solution has ${t}. ${a} away from the goal.${r}`}isOver(){return this.game.slides.length>0&&En(this.game)===`solved`}analysis(){return It({...this.state,view:`analyse`,place:0})}say(e){this.dispatchEvent(new CustomEvent(e))}};U([B({attribute:!1})],Wu.prototype,`state`,void 0),U([B({attribute:!1})],Wu.prototype,`game`,void 0),U([B({attribute:!1})],Wu.prototype,`bounds`,void 0),U([B({type:Boolean})],Wu.prototype,`judging`,void 0),U([B()],Wu.prototype,`trouble`,void 0),U([B({type:Boolean})],Wu.prototype,`best`,void 0),Wu=U([z(`game-result`)],Wu);var Gu=class extends R{constructor(...e){super(...e),this.frame=0}static{this.styles=[H,o`
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
    `]}disconnectedCallback(){super.disconnectedCallback(),cancelAnimationFrame(this.frame)}render(){let{game:e}=this,t=En(e),n=Dn(e,performance.now()),r=On(e.slides.length,n);return P`<dl class="card">
      <div>
        <dt>Time</dt>
        <dd title=${n===null?`Not timed: the clock did not run during the whole game`:F}>
          <span role="timer">${n===null?`–`:Qn(n,t===`solved`?3:1)}</span>
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
    </dl>`}updated(e){cancelAnimationFrame(this.frame),En(this.game)===`running`&&this.game.begun!==null&&(this.frame=requestAnimationFrame(()=>this.requestUpdate()))}};U([B({attribute:!1})],Gu.prototype,`game`,void 0),Gu=U([z(`play-clock`)],Gu);var Ku=[5,12];function qu(e){let t=e.map(e=>e.milliseconds),n=e.map(Fn).filter(e=>e!==null);return{best:t.length>0?t.reduce((e,t)=>Math.min(e,t)):null,mean:Zu(t),averages:Ku.map(e=>({of:e,last:Yu(t,e),best:Xu(t,e)})),lost:Zu(n),judged:n.length}}function Ju(e){return e.length<3?null:Zu([...e].sort((e,t)=>e-t).slice(1,-1))}function Yu(e,t){return e.length<t?null:Ju(e.slice(-t))}function Xu(e,t){let n=null;for(let r=t;r<=e.length;r+=1){let i=Ju(e.slice(r-t,r));i!==null&&(n===null||i<n)&&(n=i)}return n}function Zu(e){return e.length===0?null:e.reduce((e,t)=>e+t,0)/e.length}var Qu=`loyd-session`,$u=1,ed=1e8,td=2e5,nd=[`session`,`at`,`board`,`goal`,`played`,`milliseconds`,`lower_bound`,`upper_bound`,`lost`,`moves`,`times`];function rd(e){return`{"format": "${Qu}", "version": ${$u}, "rounds": [\n${e.map(e=>`  `+JSON.stringify(e)).join(`,
`)}\n]}\n`}function id(e){return Tu([nd,...e.map(e=>{let t={...e,played:Pn(e),lost:Fn(e),times:e.times?.join(` `)};return nd.map(e=>t[e])})])}function ad(e){if(e.length>ed)throw Error(`this file is too long to be a session`);let t=/^\s*[{[]/.test(e)?od(e):sd(e);if(t.length>td)throw Error(`this file has ${t.length} rounds; at most ${td} are read`);let n={rounds:[],wrong:[]};for(let[e,r]of t.entries()){let t=Ln(r);typeof t==`string`?n.wrong.push(`round ${e+1}: ${t}`):n.rounds.push(t)}return n}function od(e){let t;try{t=JSON.parse(e)}catch{throw Error(`this file is damaged: it begins as JSON and does not end as JSON`)}let{format:n,version:r,rounds:i}=t;if(n!==Qu||!Array.isArray(i))throw Error(`this JSON file is no session that this page wrote`);if(typeof r!=`number`||r>$u)throw Error(`this session was written by a newer version of this page`);return i}function sd(e){let[t,...n]=Eu(e),r=[`board`,`goal`,`moves`,`milliseconds`,`at`].filter(e=>!t?.includes(e));if(!t||r.length>0)throw Error(`this file is no session: it has no column ${r.map(e=>`“${e}”`).join(`, `)}`);return n.map(e=>{let n=Object.fromEntries(t.map((t,n)=>[t,e[n]??``])),r=e=>n[e]?Number(n[e]):void 0;return{...n,session:r(`session`),milliseconds:r(`milliseconds`),lower_bound:r(`lower_bound`),upper_bound:r(`upper_bound`),times:n.times?n.times.split(` `).map(Number):null}})}var cd=25,ld=class extends R{constructor(...e){super(...e),this.rounds=[],this.most=cd}static{this.styles=[H,o`
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
      ${t.length>this.most?P`<button class="quiet" @click=${()=>this.most+=250}>Show more</button>`:F}`}renderRound(e,t,n){let r=Pn(e),i=On(r,e.milliseconds)?.toFixed(2)??`–`;return P`<li class=${n?`best`:``}>
      <span class="soft">${t}</span>
      <span class="time" title="${new Date(e.at).toLocaleString()}; ${i} moves per second">${Qn(e.milliseconds)}${n?P`<span class="unseen">, the best</span>`:F}</span>
      <span class="sum">${$n(r,{lower:e.lower_bound,upper:e.upper_bound})}</span>
      <a class="button" href=${ud(e)} aria-label="Analyse round ${t}">Analyse</a>
      <button aria-label="Remove round ${t}" title="Remove" @click=${()=>this.dispatchEvent(new CustomEvent(`remove-round`,{detail:e}))}>✕</button>
    </li>`}};U([B({attribute:!1})],ld.prototype,`rounds`,void 0),U([V()],ld.prototype,`most`,void 0),ld=U([z(`round-list`)],ld);function ud({board:e,goal:t,moves:n}){return It({...Ft(``).state,view:`analyse`,board:at(e),goal:t,moves:n})}var dd=`the best and the worst are left out, the rest is the mean`,fd=class extends R{constructor(...e){super(...e),this.list=[],this.session=1,this.size=`4x4`,this.chosen=``,this.note=``,this.wrong=!1,this.removed=null}static{this.styles=[H,o`
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
      ${this.renderFigures(qu(e))}
      ${e.length>0?P`<round-list .rounds=${e} @remove-round=${e=>this.onRemove(e.detail)}></round-list>`:P`<p class="soft">Every round that you solve with the clock running is listed here.</p>`}
      <div class="row">
        <button ?disabled=${this.list.length===0} title="All sessions, with everything that is known of them" @click=${()=>ou(`loyd-sessions.json`,su(rd(this.list),`application/json`))}>
          Export JSON
        </button>
        <button ?disabled=${e.length===0} title="The rounds listed here, for a spreadsheet" @click=${()=>ou(`loyd-session.csv`,su(id(e),`text/csv`))}>Export CSV</button>
        <input class="unseen" type="file" accept=".json,.csv,application/json,text/csv" tabindex="-1" aria-label="Session file" @change=${this.onFile} />
        <button @click=${()=>this.file.click()}>Import …</button>
      </div>
      <p class="message ${this.wrong?`wrong`:`soft`}" role="status">
        ${this.note||this.words()} ${this.removed?P`<button class="quiet" @click=${this.onPutBack}>Put it back</button>`:F}
      </p>
    </section>`}renderSessions(){return P`<select aria-label="Number of the session" @change=${e=>this.rounds.choose(Number(e.target.value))}>
      ${[...new Set([...this.list.map(e=>e.session),this.session])].sort((e,t)=>t-e).map(e=>P`<option value=${e} .selected=${e===this.session}>Session ${e}</option>`)}
    </select>`}renderSizes(){let e=[...new Set([...this.ofSession().map(In),this.size])].sort(),t=this.shownSize();return P`<select aria-label="Size of the rounds" @change=${e=>this.chosen=e.target.value}>
      ${e.map(e=>{let n=this.ofSession().filter(t=>In(t)===e).length;return P`<option value=${e} .selected=${e===t}>${e.replace(`x`,` × `)} (${n})</option>`})}
    </select>`}renderFigures(e){let t=e=>e===null?`–`:Qn(e);return P`<dl>
      <div>
        <dt>Best</dt>
        <dd>${t(e.best)}</dd>
      </div>
      <div title="The mean of all times">
        <dt>Mean</dt>
        <dd>${t(e.mean)}</dd>
      </div>
      ${e.averages.map(({of:e,last:n,best:r})=>P`<div title="Of the last ${e} times ${dd} of ${e-2}">
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
    </dl>`}ofSession(){return this.list.filter(e=>e.session===this.session)}shownSize(){return this.chosen||this.size}shown(){return this.ofSession().filter(e=>In(e)===this.shownSize())}words(){if(this.rounds.trouble)return this.rounds.trouble;let{damaged:e}=this.rounds;return e>0?`${e===1?`One kept round`:`${e} kept rounds`} cannot be read and ${e===1?`is`:`are`} left out; the others are all here.`:`Kept in this browser; nothing leaves it.`}onNew(){this.rounds.choose(this.rounds.lastSession()+1)}onRemove(e){this.rounds.remove(e),this.removed=e,this.say(`One round removed.`)}onPutBack(){this.removed&&this.rounds.add([this.removed]),this.say(``),this.removed=null}async onFile(){let e=this.file.files?.[0];if(e){this.removed=null;try{let t=ad(await e.text()),n=this.rounds.add(t.rounds);this.say(pd(t,n))}catch(t){this.say(`${e.name}: ${t instanceof Error?t.message:String(t)}`,!0)}this.file.value=``}}say(e,t=!1){this.note=e,this.wrong=t}};U([B({attribute:!1})],fd.prototype,`rounds`,void 0),U([B({attribute:!1})],fd.prototype,`list`,void 0),U([B({type:Number})],fd.prototype,`session`,void 0),U([B()],fd.prototype,`size`,void 0),U([V()],fd.prototype,`chosen`,void 0),U([V()],fd.prototype,`note`,void 0),U([V()],fd.prototype,`wrong`,void 0),U([V()],fd.prototype,`removed`,void 0),U([je(`input[type=file]`)],fd.prototype,`file`,void 0),fd=U([z(`session-card`)],fd);function pd({rounds:e,wrong:t},n){let r=e=>`${e} ${e===1?`round`:`rounds`}`,i=e.length-n,a=[`${r(n)} imported`];return i>0&&a.push(`${r(i)} known already`),t.length>0&&a.push(`${r(t.length)} left out (${t[0]}${t.length>1?`, and more`:``})`),a.join(`; `)+`.`}var md=`button:not(.tile), summary, input, select, textarea`,hd=`input, select, textarea`,gd=class extends Nc{constructor(...e){super(...e),this.judged=0,this.list=[],this.session=1,this.onKey=e=>{if(e.defaultPrevented||e.repeat||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;let t=t=>e.composedPath().some(e=>e instanceof Element&&e.matches(t));if(e.key===` `&&!t(md))this.onFresh();else if(e.key===`Escape`&&!t(hd))this.onRestart();else return;e.preventDefault()}}static{this.styles=[H,uu,o`
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
    `]}connectedCallback(){super.connectedCallback(),window.addEventListener(`keydown`,this.onKey)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(`keydown`,this.onKey),this.memory.wantedLength=this.scrambler.length;let{game:e}=this.memory;e&&En(e)===`running`&&(this.memory.game=Tn(e))}willUpdate(e){if(!e.has(`state`))return;let{board:t,goal:n,moves:r}=this.state;(!this.memory.game||!kn(this.memory.game,this.state))&&(this.memory.game=Cn(t,n,W(r)??[])),this.isOver()&&this.judge.take(K(t),n,G(this.game().slides))}render(){let e=this.game(),{goal:t,start:n}=e,r=K(n);return P`<div class="columns">
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
    </div>`}game(){return this.memory.game}isOver(){return this.game().slides.length>0&&En(this.game())===`solved`}isBest(e){let t=Mn(e,this.session,new Date(0));if(!t)return!1;let n=this.list.filter(e=>e.session===this.session&&In(e)===In(t));return n.length>1&&n.every(e=>e.milliseconds>=t.milliseconds)}onSlides(e){let t=wn(this.game(),e,performance.now());if(t===this.game())return;this.memory.game=t;let n=Mn(t,this.session,new Date);n&&this.rounds.add([n]),J(this,{moves:G(t.slides),place:0},`hand`)}onFresh(){this.scrambler.scramble(),this.boardPart.focus()}onScrambled(e){J(this,{board:e,moves:``,place:0},`step`),this.boardPart.focus()}onRestart(){this.game().slides.length>0&&J(this,{moves:``,place:0},`step`),this.boardPart.focus()}onReplay({replay:e,use:t}){let{board:n,slides:r,milliseconds:i,times:a}=e,o=G(r);if(t===`analyse`){J(this,{view:`analyse`,board:n,goal:`blank-last`,moves:o,place:0},`step`);return}let s={session:this.session,at:new Date().toISOString(),board:K(n),goal:`blank-last`,moves:o,milliseconds:i,times:a,lower_bound:0,upper_bound:null};this.rounds.add([s]),this.judge.take(s.board,s.goal,o)}};U([B({attribute:!1})],gd.prototype,`state`,void 0),U([B({attribute:!1})],gd.prototype,`look`,void 0),U([B({attribute:!1})],gd.prototype,`memory`,void 0),U([B({attribute:!1})],gd.prototype,`judge`,void 0),U([B({attribute:!1})],gd.prototype,`rounds`,void 0),U([B({type:Number})],gd.prototype,`judged`,void 0),U([B({attribute:!1})],gd.prototype,`list`,void 0),U([B({type:Number})],gd.prototype,`session`,void 0),U([je(`scramble-form`)],gd.prototype,`scrambler`,void 0),U([je(`tile-board`)],gd.prototype,`boardPart`,void 0),gd=U([z(`play-view`)],gd);var _d=`5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15`,vd={solve:`Solve`,play:`Play`,analyse:`Analyse`,compare:`Compare`},yd={board:`its board cannot be read. This is the page’s own example, not the board that was shared.`,goal:`its goal cannot be read. The board is solved towards blank last.`,moves:`its moves cannot be read. The board is shown without them.`,view:`it names no view of this page. The board is shown in Solve.`,metric:`what it counts as a move cannot be read. Every tile that slides is counted.`,place:`the place in the solution cannot be read. It is shown from the beginning.`,names:`some names of heuristics or searches cannot be read. They are left out.`},bd=class extends R{static{this.styles=[H,o`
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
    `]}constructor(){super(),this.damaged=null,this.memory=new tn,this.last=new Map,this.byHand=!1,this.bar=new Bt,this.undo=new Map,this.rounds=new Hn({takeAll:()=>Gt(`rounds`),keep:e=>qt(`rounds`,e),discard:e=>Jt(`rounds`,e)},()=>this.requestUpdate()),this.judge=new xn(this.memory,(e,t)=>this.onJudged(e,t)),this.judged=0,this.look=q,this.onAddress=()=>{this.bar.changed(),location.hash!==It(this.current)&&(this.read(),this.showTitle())},this.read()}connectedCallback(){super.connectedCallback(),window.addEventListener(`hashchange`,this.onAddress),window.addEventListener(`popstate`,this.onAddress),this.showTitle(),this.rounds.load(),cn().then(e=>this.look=e??this.look)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(`hashchange`,this.onAddress),window.removeEventListener(`popstate`,this.onAddress)}render(){let e=this.undoHere();return P`
      <header>
        <h1><img src=${new URL(new URL(`icon-CTpG8kI-.svg`,import.meta.url).href,``+import.meta.url).href} alt="" width="30" height="30" />loyd</h1>
        <nav aria-label="Views">${kt.map(e=>this.renderLink(e))}</nav>
        <div class="tools">
          ${e?P`<undo-buttons ?undoable=${e.canUndo} ?redoable=${e.canRedo} @undo=${()=>this.goTo(e.undo())} @redo=${()=>this.goTo(e.redo())}></undo-buttons>`:F}
          <copy-button label="Copy link" .text=${()=>this.link()}></copy-button>
          <theme-switch></theme-switch>
        </div>
        <p class="about soft">Shortest solutions of sliding-tile puzzles, with proof: solve a board, play against the clock, see where a solution lost moves, compare searches.</p>
      </header>
      <main aria-label=${vd[this.current.view]} @change-state=${this.onChange} @look=${e=>this.onLook(e.detail)}>
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
        <p>${We.where} Pictures and sessions stay in your browser.</p>
        <large-tables></large-tables>
      </footer>
    `}link(){return new URL(It(this.current),location.href).href}renderLink(e){let t=e===this.current.view;return P`<a href=${It(this.stateIn(e))} aria-current=${t?`page`:F}>${vd[e]}</a>`}stateIn(e){let{board:t,goal:n}=this.current,r=this.last.get(e),i=r&&r.goal===n&&ct(r.board,t),a=i&&r.metric===this.current.metric;return{...this.current,view:e,moves:i?r.moves:``,place:a?r.place:0}}renderDamage(e){return P`<div class="notice" role="alert">
      <span><b>This link is damaged:</b> ${yd[e]}</span>
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
        ></play-view>`;case`analyse`:return P`<analyse-view .state=${this.current} .look=${this.look} .memory=${this.memory}></analyse-view>`;case`compare`:return P`<compare-view .state=${this.current} .look=${this.look} .memory=${this.memory}></compare-view>`}}onChange(e){let{change:t,back:n}=e.detail,r=It(this.current);this.enter({...this.current,...t}),n===`none`?this.undoOf(this.current.view).amend(this.current):this.undoOf(this.current.view).add(this.current),t.view&&this.showTitle(),this.show(r,n)}show(e,t){let n=It(this.current),r=n!==e&&(t===`step`||t===`hand`&&!this.byHand);t!==`none`&&(this.damaged=null,this.byHand=t===`hand`),r?this.bar.begin(n):this.damaged||this.bar.show(n)}onDismiss(){this.damaged=null,this.bar.show(It(this.current))}read(){let{state:e,damaged:t}=Ft(location.hash);this.enter(Sd(e));let n=this.undoOf(this.current.view);n.present&&xd(n.present,this.current)?n.amend(this.current):n.add(this.current),this.damaged=t,this.byHand=!1}undoHere(){return this.current.view===`play`?null:this.undoOf(this.current.view)}undoOf(e){let t=this.undo.get(e)??new Wn;return this.undo.set(e,t),t}goTo(e){if(!e)return;let t=It(this.current);this.enter(e),this.show(t,`hand`)}onLook(e){this.look=e,ln(e)}onJudged(e,t){let{lower:n,upper:r}=this.memory.boundsOf(e,t),i=this.rounds.list.filter(n=>n.board===e&&n.goal===t).filter(e=>n>e.lower_bound||e.upper_bound===null||r!==null&&r<e.upper_bound);i.length>0&&this.rounds.add(i.map(e=>({...e,lower_bound:n,upper_bound:r}))),this.judged+=1}enter(e){this.current=e,this.last.set(e.view,e)}showTitle(){document.title=`${vd[this.current.view]} – loyd, sliding tiles solved`}};U([V()],bd.prototype,`current`,void 0),U([V()],bd.prototype,`damaged`,void 0),U([V()],bd.prototype,`judged`,void 0),U([V()],bd.prototype,`look`,void 0),bd=U([z(`loyd-page`)],bd);function xd(e,t){return e.goal===t.goal&&e.moves===t.moves&&ct(e.board,t.board)}function Sd(e){let t=e.board??at(_d);return e.board?{...e,board:t}:{...e,board:t,moves:``,place:0}}Ie(),setTimeout(()=>document.body.prepend(document.createElement(`loyd-page`)));