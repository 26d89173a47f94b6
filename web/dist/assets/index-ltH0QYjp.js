function e(e){setTimeout(e,2e3)}var t=globalThis,n=t.ShadowRoot&&(t.ShadyCSS===void 0||t.ShadyCSS.nativeShadow)&&`adoptedStyleSheets`in Document.prototype&&`replace`in CSSStyleSheet.prototype,r=Symbol(),i=new WeakMap,a=class{constructor(e,t,n){if(this._$cssResult$=!0,n!==r)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=e,this.t=t}get styleSheet(){let e=this.o,t=this.t;if(n&&e===void 0){let n=t!==void 0&&t.length===1;n&&(e=i.get(t)),e===void 0&&((this.o=e=new CSSStyleSheet).replaceSync(this.cssText),n&&i.set(t,e))}return e}toString(){return this.cssText}},o=e=>new a(typeof e==`string`?e:e+``,void 0,r),s=(e,...t)=>new a(e.length===1?e[0]:t.reduce((t,n,r)=>t+(e=>{if(!0===e._$cssResult$)return e.cssText;if(typeof e==`number`)return e;throw Error(`Value passed to 'css' function must be a 'css' function result: `+e+`. Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.`)})(n)+e[r+1],e[0]),e,r),c=(e,r)=>{if(n)e.adoptedStyleSheets=r.map(e=>e instanceof CSSStyleSheet?e:e.styleSheet);else for(let n of r){let r=document.createElement(`style`),i=t.litNonce;i!==void 0&&r.setAttribute(`nonce`,i),r.textContent=n.cssText,e.appendChild(r)}},l=n?e=>e:e=>e instanceof CSSStyleSheet?(e=>{let t=``;for(let n of e.cssRules)t+=n.cssText;return o(t)})(e):e,{is:u,defineProperty:d,getOwnPropertyDescriptor:f,getOwnPropertyNames:p,getOwnPropertySymbols:m,getPrototypeOf:ee}=Object,te=globalThis,ne=te.trustedTypes,re=ne?ne.emptyScript:``,ie=te.reactiveElementPolyfillSupport,ae=(e,t)=>e,oe={toAttribute(e,t){switch(t){case Boolean:e=e?re:null;break;case Object:case Array:e=e==null?e:JSON.stringify(e)}return e},fromAttribute(e,t){let n=e;switch(t){case Boolean:n=e!==null;break;case Number:n=e===null?null:Number(e);break;case Object:case Array:try{n=JSON.parse(e)}catch{n=null}}return n}},se=(e,t)=>!u(e,t),ce={attribute:!0,type:String,converter:oe,reflect:!1,useDefault:!1,hasChanged:se};Symbol.metadata??=Symbol(`metadata`),te.litPropertyMetadata??=new WeakMap;var h=class extends HTMLElement{static addInitializer(e){this._$Ei(),(this.l??=[]).push(e)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(e,t=ce){if(t.state&&(t.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(e)&&((t=Object.create(t)).wrapped=!0),this.elementProperties.set(e,t),!t.noAccessor){let n=Symbol(),r=this.getPropertyDescriptor(e,n,t);r!==void 0&&d(this.prototype,e,r)}}static getPropertyDescriptor(e,t,n){let{get:r,set:i}=f(this.prototype,e)??{get(){return this[t]},set(e){this[t]=e}};return{get:r,set(t){let a=r?.call(this);i?.call(this,t),this.requestUpdate(e,a,n)},configurable:!0,enumerable:!0}}static getPropertyOptions(e){return this.elementProperties.get(e)??ce}static _$Ei(){if(this.hasOwnProperty(ae(`elementProperties`)))return;let e=ee(this);e.finalize(),e.l!==void 0&&(this.l=[...e.l]),this.elementProperties=new Map(e.elementProperties)}static finalize(){if(this.hasOwnProperty(ae(`finalized`)))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(ae(`properties`))){let e=this.properties,t=[...p(e),...m(e)];for(let n of t)this.createProperty(n,e[n])}let e=this[Symbol.metadata];if(e!==null){let t=litPropertyMetadata.get(e);if(t!==void 0)for(let[e,n]of t)this.elementProperties.set(e,n)}this._$Eh=new Map;for(let[e,t]of this.elementProperties){let n=this._$Eu(e,t);n!==void 0&&this._$Eh.set(n,e)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(e){let t=[];if(Array.isArray(e)){let n=new Set(e.flat(1/0).reverse());for(let e of n)t.unshift(l(e))}else e!==void 0&&t.push(l(e));return t}static _$Eu(e,t){let n=t.attribute;return!1===n?void 0:typeof n==`string`?n:typeof e==`string`?e.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(e=>this.enableUpdating=e),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(e=>e(this))}addController(e){(this._$EO??=new Set).add(e),this.renderRoot!==void 0&&this.isConnected&&e.hostConnected?.()}removeController(e){this._$EO?.delete(e)}_$E_(){let e=new Map,t=this.constructor.elementProperties;for(let n of t.keys())this.hasOwnProperty(n)&&(e.set(n,this[n]),delete this[n]);e.size>0&&(this._$Ep=e)}createRenderRoot(){let e=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return c(e,this.constructor.elementStyles),e}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(e=>e.hostConnected?.())}enableUpdating(e){}disconnectedCallback(){this._$EO?.forEach(e=>e.hostDisconnected?.())}attributeChangedCallback(e,t,n){this._$AK(e,n)}_$ET(e,t){let n=this.constructor.elementProperties.get(e),r=this.constructor._$Eu(e,n);if(r!==void 0&&!0===n.reflect){let i=(n.converter?.toAttribute===void 0?oe:n.converter).toAttribute(t,n.type);this._$Em=e,i==null?this.removeAttribute(r):this.setAttribute(r,i),this._$Em=null}}_$AK(e,t){let n=this.constructor,r=n._$Eh.get(e);if(r!==void 0&&this._$Em!==r){let e=n.getPropertyOptions(r),i=typeof e.converter==`function`?{fromAttribute:e.converter}:e.converter?.fromAttribute===void 0?oe:e.converter;this._$Em=r;let a=i.fromAttribute(t,e.type);this[r]=a??this._$Ej?.get(r)??a,this._$Em=null}}requestUpdate(e,t,n,r=!1,i){if(e!==void 0){let a=this.constructor;if(!1===r&&(i=this[e]),n??=a.getPropertyOptions(e),!((n.hasChanged??se)(i,t)||n.useDefault&&n.reflect&&i===this._$Ej?.get(e)&&!this.hasAttribute(a._$Eu(e,n))))return;this.C(e,t,n)}!1===this.isUpdatePending&&(this._$ES=this._$EP())}C(e,t,{useDefault:n,reflect:r,wrapped:i},a){n&&!(this._$Ej??=new Map).has(e)&&(this._$Ej.set(e,a??t??this[e]),!0!==i||a!==void 0)||(this._$AL.has(e)||(this.hasUpdated||n||(t=void 0),this._$AL.set(e,t)),!0===r&&this._$Em!==e&&(this._$Eq??=new Set).add(e))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(e){Promise.reject(e)}let e=this.scheduleUpdate();return e!=null&&await e,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[e,t]of this._$Ep)this[e]=t;this._$Ep=void 0}let e=this.constructor.elementProperties;if(e.size>0)for(let[t,n]of e){let{wrapped:e}=n,r=this[t];!0!==e||this._$AL.has(t)||r===void 0||this.C(t,void 0,n,r)}}let e=!1,t=this._$AL;try{e=this.shouldUpdate(t),e?(this.willUpdate(t),this._$EO?.forEach(e=>e.hostUpdate?.()),this.update(t)):this._$EM()}catch(t){throw e=!1,this._$EM(),t}e&&this._$AE(t)}willUpdate(e){}_$AE(e){this._$EO?.forEach(e=>e.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(e)),this.updated(e)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(e){return!0}update(e){this._$Eq&&=this._$Eq.forEach(e=>this._$ET(e,this[e])),this._$EM()}updated(e){}firstUpdated(e){}};h.elementStyles=[],h.shadowRootOptions={mode:`open`},h[ae(`elementProperties`)]=new Map,h[ae(`finalized`)]=new Map,ie?.({ReactiveElement:h}),(te.reactiveElementVersions??=[]).push(`2.1.2`);var le=globalThis,ue=e=>e,de=le.trustedTypes,fe=de?de.createPolicy(`lit-html`,{createHTML:e=>e}):void 0,pe=`$lit$`,g=`lit$${Math.random().toFixed(9).slice(2)}$`,me=`?`+g,he=`<${me}>`,_=document,ge=()=>_.createComment(``),_e=e=>e===null||typeof e!=`object`&&typeof e!=`function`,ve=Array.isArray,ye=e=>ve(e)||typeof e?.[Symbol.iterator]==`function`,be=`[ 	
\f\r]`,xe=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Se=/-->/g,Ce=/>/g,v=RegExp(`>|${be}(?:([^\\s"'>=/]+)(${be}*=${be}*(?:[^ \t\n\f\r"'\`<>=]|("|')|))|$)`,`g`),we=/'/g,Te=/"/g,Ee=/^(?:script|style|textarea|title)$/i,y=(e=>(t,...n)=>({_$litType$:e,strings:t,values:n}))(1),b=Symbol.for(`lit-noChange`),x=Symbol.for(`lit-nothing`),De=new WeakMap,S=_.createTreeWalker(_,129);function Oe(e,t){if(!ve(e)||!e.hasOwnProperty(`raw`))throw Error(`invalid template strings array`);return fe===void 0?t:fe.createHTML(t)}var ke=(e,t)=>{let n=e.length-1,r=[],i,a=t===2?`<svg>`:t===3?`<math>`:``,o=xe;for(let t=0;t<n;t++){let n=e[t],s,c,l=-1,u=0;for(;u<n.length&&(o.lastIndex=u,c=o.exec(n),c!==null);)u=o.lastIndex,o===xe?c[1]===`!--`?o=Se:c[1]===void 0?c[2]===void 0?c[3]!==void 0&&(o=v):(Ee.test(c[2])&&(i=RegExp(`</`+c[2],`g`)),o=v):o=Ce:o===v?c[0]===`>`?(o=i??xe,l=-1):c[1]===void 0?l=-2:(l=o.lastIndex-c[2].length,s=c[1],o=c[3]===void 0?v:c[3]===`"`?Te:we):o===Te||o===we?o=v:o===Se||o===Ce?o=xe:(o=v,i=void 0);let d=o===v&&e[t+1].startsWith(`/>`)?` `:``;a+=o===xe?n+he:l>=0?(r.push(s),n.slice(0,l)+pe+n.slice(l)+g+d):n+g+(l===-2?t:d)}return[Oe(e,a+(e[n]||`<?>`)+(t===2?`</svg>`:t===3?`</math>`:``)),r]},Ae=class e{constructor({strings:t,_$litType$:n},r){let i;this.parts=[];let a=0,o=0,s=t.length-1,c=this.parts,[l,u]=ke(t,n);if(this.el=e.createElement(l,r),S.currentNode=this.el.content,n===2||n===3){let e=this.el.content.firstChild;e.replaceWith(...e.childNodes)}for(;(i=S.nextNode())!==null&&c.length<s;){if(i.nodeType===1){if(i.hasAttributes())for(let e of i.getAttributeNames())if(e.endsWith(pe)){let t=u[o++],n=i.getAttribute(e).split(g),r=/([.?@])?(.*)/.exec(t);c.push({type:1,index:a,name:r[2],strings:n,ctor:r[1]===`.`?Pe:r[1]===`?`?Fe:r[1]===`@`?Ie:Ne}),i.removeAttribute(e)}else e.startsWith(g)&&(c.push({type:6,index:a}),i.removeAttribute(e));if(Ee.test(i.tagName)){let e=i.textContent.split(g),t=e.length-1;if(t>0){i.textContent=de?de.emptyScript:``;for(let n=0;n<t;n++)i.append(e[n],ge()),S.nextNode(),c.push({type:2,index:++a});i.append(e[t],ge())}}}else if(i.nodeType===8){if(i.data===me)c.push({type:2,index:a});else{let e=-1;for(;(e=i.data.indexOf(g,e+1))!==-1;)c.push({type:7,index:a}),e+=g.length-1}}a++}}static createElement(e,t){let n=_.createElement(`template`);return n.innerHTML=e,n}};function C(e,t,n=e,r){if(t===b)return t;let i=r===void 0?n._$Cl:n._$Co?.[r],a=_e(t)?void 0:t._$litDirective$;return i?.constructor!==a&&(i?._$AO?.(!1),a===void 0?i=void 0:(i=new a(e),i._$AT(e,n,r)),r===void 0?n._$Cl=i:(n._$Co??=[])[r]=i),i!==void 0&&(t=C(e,i._$AS(e,t.values),i,r)),t}var je=class{constructor(e,t){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=t}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:t},parts:n}=this._$AD,r=(e?.creationScope??_).importNode(t,!0);S.currentNode=r;let i=S.nextNode(),a=0,o=0,s=n[0];for(;s!==void 0;){if(a===s.index){let t;s.type===2?t=new Me(i,i.nextSibling,this,e):s.type===1?t=new s.ctor(i,s.name,s.strings,this,e):s.type===6&&(t=new Le(i,this,e)),this._$AV.push(t),s=n[++o]}a!==s?.index&&(i=S.nextNode(),a++)}return S.currentNode=_,r}p(e){let t=0;for(let n of this._$AV)n!==void 0&&(n.strings===void 0?n._$AI(e[t]):(n._$AI(e,n,t),t+=n.strings.length-2)),t++}},Me=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,t,n,r){this.type=2,this._$AH=x,this._$AN=void 0,this._$AA=e,this._$AB=t,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,t=this._$AM;return t!==void 0&&e?.nodeType===11&&(e=t.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,t=this){e=C(this,e,t),_e(e)?e===x||e==null||e===``?(this._$AH!==x&&this._$AR(),this._$AH=x):e!==this._$AH&&e!==b&&this._(e):e._$litType$===void 0?e.nodeType===void 0?ye(e)?this.k(e):this._(e):this.T(e):this.$(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==x&&_e(this._$AH)?this._$AA.nextSibling.data=e:this.T(_.createTextNode(e)),this._$AH=e}$(e){let{values:t,_$litType$:n}=e,r=typeof n==`number`?this._$AC(e):(n.el===void 0&&(n.el=Ae.createElement(Oe(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(t);else{let e=new je(r,this),n=e.u(this.options);e.p(t),this.T(n),this._$AH=e}}_$AC(e){let t=De.get(e.strings);return t===void 0&&De.set(e.strings,t=new Ae(e)),t}k(t){ve(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,i=0;for(let a of t)i===n.length?n.push(r=new e(this.O(ge()),this.O(ge()),this,this.options)):r=n[i],r._$AI(a),i++;i<n.length&&(this._$AR(r&&r._$AB.nextSibling,i),n.length=i)}_$AR(e=this._$AA.nextSibling,t){for(this._$AP?.(!1,!0,t);e!==this._$AB;){let t=ue(e).nextSibling;ue(e).remove(),e=t}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},Ne=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,t,n,r,i){this.type=1,this._$AH=x,this._$AN=void 0,this.element=e,this.name=t,this._$AM=r,this.options=i,n.length>2||n[0]!==``||n[1]!==``?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=x}_$AI(e,t=this,n,r){let i=this.strings,a=!1;if(i===void 0)e=C(this,e,t,0),a=!_e(e)||e!==this._$AH&&e!==b,a&&(this._$AH=e);else{let r=e,o,s;for(e=i[0],o=0;o<i.length-1;o++)s=C(this,r[n+o],t,o),s===b&&(s=this._$AH[o]),a||=!_e(s)||s!==this._$AH[o],s===x?e=x:e!==x&&(e+=(s??``)+i[o+1]),this._$AH[o]=s}a&&!r&&this.j(e)}j(e){e===x?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??``)}},Pe=class extends Ne{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===x?void 0:e}},Fe=class extends Ne{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==x)}},Ie=class extends Ne{constructor(e,t,n,r,i){super(e,t,n,r,i),this.type=5}_$AI(e,t=this){if((e=C(this,e,t,0)??x)===b)return;let n=this._$AH,r=e===x&&n!==x||e.capture!==n.capture||e.once!==n.once||e.passive!==n.passive,i=e!==x&&(n===x||r);r&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH==`function`?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Le=class{constructor(e,t,n){this.element=e,this.type=6,this._$AN=void 0,this._$AM=t,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(e){C(this,e)}},Re={M:pe,P:g,A:me,C:1,L:ke,R:je,D:ye,V:C,I:Me,H:Ne,N:Fe,U:Ie,B:Pe,F:Le},ze=le.litHtmlPolyfillSupport;ze?.(Ae,Me),(le.litHtmlVersions??=[]).push(`3.3.3`);var Be=(e,t,n)=>{let r=n?.renderBefore??t,i=r._$litPart$;if(i===void 0){let e=n?.renderBefore??null;r._$litPart$=i=new Me(t.insertBefore(ge(),e),e,void 0,n??{})}return i._$AI(e),i},Ve=globalThis,w=class extends h{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let e=super.createRenderRoot();return this.renderOptions.renderBefore??=e.firstChild,e}update(e){let t=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(e),this._$Do=Be(t,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return b}};w._$litElement$=!0,w.finalized=!0,Ve.litElementHydrateSupport?.({LitElement:w});var He=Ve.litElementPolyfillSupport;He?.({LitElement:w}),(Ve.litElementVersions??=[]).push(`4.2.2`);var T=e=>(t,n)=>{n===void 0?customElements.define(e,t):n.addInitializer(()=>{customElements.define(e,t)})},Ue={attribute:!0,type:String,converter:oe,reflect:!1,hasChanged:se},We=(e=Ue,t,n)=>{let{kind:r,metadata:i}=n,a=globalThis.litPropertyMetadata.get(i);if(a===void 0&&globalThis.litPropertyMetadata.set(i,a=new Map),r===`setter`&&((e=Object.create(e)).wrapped=!0),a.set(n.name,e),r===`accessor`){let{name:r}=n;return{set(n){let i=t.get.call(this);t.set.call(this,n),this.requestUpdate(r,i,e,!0,n)},init(t){return t!==void 0&&this.C(r,void 0,e,t),t}}}if(r===`setter`){let{name:r}=n;return function(n){let i=this[r];t.call(this,n),this.requestUpdate(r,i,e,!0,n)}}throw Error(`Unsupported decorator location: `+r)};function E(e){return(t,n)=>typeof n==`object`?We(e,t,n):((e,t,n)=>{let r=t.hasOwnProperty(n);return t.constructor.createProperty(n,e),r?Object.getOwnPropertyDescriptor(t,n):void 0})(e,t,n)}function D(e){return E({...e,state:!0,attribute:!1})}var Ge=(e,t,n)=>(n.configurable=!0,n.enumerable=!0,Reflect.decorate&&typeof t!=`object`&&Object.defineProperty(e,t,n),n);function Ke(e,t){return(n,r,i)=>{let a=t=>t.renderRoot?.querySelector(e)??null;if(t){let{get:e,set:t}=typeof r==`object`?n:i??(()=>{let e=Symbol();return{get(){return this[e]},set(t){this[e]=t}}})();return Ge(n,r,{get(){let n=e.call(this);return n===void 0&&(n=a(this),(n!==null||this.hasUpdated)&&t.call(this,n)),n}})}return Ge(n,r,{get(){return a(this)}})}}var O=s`
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
`;function k(e,t,n,r){var i=arguments.length,a=i<3?t:r===null?r=Object.getOwnPropertyDescriptor(t,n):r,o;if(typeof Reflect==`object`&&typeof Reflect.decorate==`function`)a=Reflect.decorate(e,t,n,r);else for(var s=e.length-1;s>=0;s--)(o=e[s])&&(a=(i<3?o(a):i>3?o(t,n,a):o(t,n))||a);return i>3&&a&&Object.defineProperty(t,n,a),a}var qe=[`system`,`light`,`dark`],Je={system:`◐`,light:`☀`,dark:`☾`},Ye=`loyd-theme`,Xe=`loyd-theme`;function Ze(){let e=$e(),t=qe.find(t=>t===e)??`system`;return document.documentElement.dataset.theme=t,t}var Qe=class extends w{constructor(...e){super(...e),this.theme=Ze()}static{this.styles=O}render(){return y`<button aria-label="Colours: ${this.theme}" title="Colours: ${this.theme}" @click=${this.next}>
      <span aria-hidden="true">${Je[this.theme]}</span>
    </button>`}next(){this.theme=qe[(qe.indexOf(this.theme)+1)%qe.length],document.documentElement.dataset.theme=this.theme,et(this.theme),window.dispatchEvent(new Event(Xe))}};k([D()],Qe.prototype,`theme`,void 0),Qe=k([T(`theme-switch`)],Qe);function $e(){try{return localStorage.getItem(Ye)}catch{return null}}function et(e){try{localStorage.setItem(Ye,e)}catch{return}}var tt=[`U`,`D`,`L`,`R`],nt={U:`D`,D:`U`,L:`R`,R:`L`},rt={U:`↑`,D:`↓`,L:`←`,R:`→`},it={U:`up`,D:`down`,L:`left`,R:`right`},at=1e4;function ot(e){return nt[e]}function st(e){return rt[e]}function ct(e){return it[e]}function A(e){let t=e.replace(/\s+/g,``);if(!/^([UDLRudlr]\d*)*$/.test(t))return null;let n=[];for(let[,e,r]of t.matchAll(/([UDLRudlr])(\d*)/g)){let t=r?Number(r):1;if(t<1||n.length+t>1e4)return null;for(let r=0;r<t;r+=1)n.push(e.toUpperCase())}return n}function j(e){let t=``;for(let n=0;n<e.length;){let r=n;for(;r<e.length&&e[r]===e[n];)r+=1;t+=e[n]+(r-n>1?String(r-n):``),n=r}return t}function lt(e,t,n){return![e,t].every(e=>Number.isInteger(e)&&e>=2&&e<=16)||n.length!==e*t||new Set(n).size!==n.length||!n.every(e=>Number.isInteger(e)&&e>=0&&e<n.length)?null:{rows:e,columns:t,tiles:[...n]}}function ut(e){let t=e.trim().split(`/`).map(e=>e.trim().split(/\s+/).map(Number)),n=t[0].length;return t.some(e=>e.length!==n)?null:lt(t.length,n,t.flat())}function M(e){return dt(e).map(e=>e.join(` `)).join(`/`)}function dt(e){return Array.from({length:e.rows},(t,n)=>e.tiles.slice(n*e.columns,(n+1)*e.columns))}function ft(e,t,n){let r=e*t;return{rows:e,columns:t,tiles:Array.from({length:r},(e,t)=>n===`blank-last`?(t+1)%r:t)}}function N(e,t){return e.columns===t.columns&&e.tiles.length===t.tiles.length&&e.tiles.every((e,n)=>e===t.tiles[n])}function pt(e,t,n){return n===`blank-first`?e:(e+t-1)%t}function mt(e,t){let n=e.tiles.indexOf(0),r=Math.floor(n/e.columns),i=n%e.columns;switch(t){case`U`:return r+1<e.rows?n+e.columns:null;case`D`:return r>0?n-e.columns:null;case`L`:return i+1<e.columns?n+1:null;case`R`:return i>0?n-1:null}}function ht(e,t){let n=mt(e,t);if(n===null)return null;let r=[...e.tiles];return r[r.indexOf(0)]=r[n],r[n]=0,{...e,tiles:r}}function gt(e,t){let n=mt(e,t);return n===null?null:e.tiles[n]}function _t(e){return tt.filter(t=>mt(e,t)!==null)}function vt(e,t){let n=e.tiles.indexOf(0),r=Math.floor(n/e.columns)-Math.floor(t/e.columns),i=n%e.columns-t%e.columns;return r!==0&&i!==0?[]:r===0?Array.from({length:Math.abs(i)},()=>i>0?`R`:`L`):Array.from({length:Math.abs(r)},()=>r>0?`D`:`U`)}function yt(e){let t=e.tiles.filter(e=>e!==0);return[t[t.length-2],t[t.length-1]]}function bt(e,[t,n]){let r=e.tiles.map(e=>e===t?n:e===n?t:e);return{...e,tiles:r}}function xt(e){return e===`blank-last`?`blank-first`:`blank-last`}function St(e,t){let n=e.tiles.map(n=>pt(n,e.tiles.length,t)),r=e.tiles.indexOf(0),i=pt(0,e.tiles.length,t),a=Math.floor(r/e.columns)-Math.floor(i/e.columns),o=r%e.columns-i%e.columns;return Ct(n)%2==Math.abs(a+o)%2}function Ct(e){let t=new Set,n=0;for(let r=0;r<e.length;r+=1)if(!t.has(r)){n+=1;for(let n=r;!t.has(n);n=e[n])t.add(n)}return e.length-n}function P(e,t){let n=[e];for(let e of t){let t=ht(n[n.length-1],e);if(!t)break;n.push(t)}return n}var wt=[`stm`,`mtm`];function Tt(e,t){let n=[];for(let r of e){let e=n[n.length-1];t===`mtm`&&e?.[0]===r?e.push(r):n.push([r])}return n}function Et(e,t){return Tt(A(e)??[],t).length}function Dt(e,t){let n=[e];for(let e of t){let t=Ot(n[n.length-1],e);if(!t)break;n.push(t)}return n}function Ot(e,t){return t.reduce((e,t)=>e&&ht(e,t),e)}function kt(e,t){let n=Ot(e,t.slice(1));return n&&t.length>0?gt(n,t[0]):null}function At(e,t){return`${e??``} ${st(t[0])}${t.length>1?t.length:``}`.trim()}function jt(e,t){return`${e??``} ${ct(t[0])}${t.length>1?`, ${t.length} tiles`:``}`.trim()}var Mt=[`solve`,`play`,`analyse`,`compare`],Nt=[`board`,`goal`,`moves`,`view`,`metric`,`place`,`names`],Pt=[`s`,`w`,`g`,`m`,`p`,`c`,`v`,`h`,`e`],Ft=[`blank-last`,`blank-first`],It=20,Lt=6e4;function Rt(e){let t=e.replace(/^#/,``),n=new URLSearchParams(t.length>Lt?``:t),r=Mt.find(e=>e===n.get(`v`)),i=Ft.find(e=>e===n.get(`g`)),a=wt.find(e=>e===n.get(`c`)),o=zt(n.get(`s`),n.get(`w`)),s=n.get(`m`)??``,c=A(s)!==null,l=Number(n.get(`p`)??0),u=Number.isInteger(l)&&l>=0,d=Bt(n.get(`h`)),f=Bt(n.get(`e`)),p={board:o===null&&([`s`,`w`,`m`].some(e=>n.has(e))||t!==``&&!Pt.some(e=>n.has(e))),goal:n.has(`g`)&&i===void 0,moves:!c,view:n.has(`v`)&&r===void 0,metric:n.has(`c`)&&a===void 0,place:!u,names:d.damaged||f.damaged};return{state:{view:r??`solve`,board:o,goal:i??`blank-last`,moves:c?s:``,place:u?l:0,metric:a??`stm`,heuristics:d.names,searches:f.names},damaged:Nt.find(e=>p[e])??null}}function F(e){let t=[];if(e.board){let{rows:n,columns:r,tiles:i}=e.board;t.push([`s`,i.join(`_`)]),n!==r&&t.push([`w`,String(r)])}return e.goal!==`blank-last`&&t.push([`g`,e.goal]),e.moves&&t.push([`m`,e.moves]),e.moves&&e.place>0&&t.push([`p`,String(e.place)]),e.metric!==`stm`&&t.push([`c`,e.metric]),e.view!==`solve`&&t.push([`v`,e.view]),e.heuristics&&t.push([`h`,e.heuristics.join(` `)]),e.searches&&t.push([`e`,e.searches.join(` `)]),`#`+t.map(([e,t])=>`${e}=${encodeURIComponent(t)}`).join(`&`)}function zt(e,t){if(!e||!/^\d+(_\d+)*$/.test(e))return null;let n=e.split(`_`).map(Number),r=t===null?Math.sqrt(n.length):Number(t);return lt(n.length/r,r,n)}function Bt(e){if(e===null)return{names:null,damaged:!1};let t=e.split(` `).filter(e=>e!==``),n=[...new Set(t.filter(e=>/^[\w:+*,|-]{1,60}$/.test(e)))].slice(0,It);return{names:n,damaged:n.length<new Set(t).size}}var Vt=400,Ht=class{constructor(){this.written=location.hash,this.wanted=null,window.addEventListener(`click`,()=>this.writeNow(),{capture:!0})}show(e){this.wanted=e,this.timer===void 0&&this.write()}begin(e){this.writeNow(),location.hash===this.written&&(history.pushState(null,``,e),this.written=location.hash)}changed(){this.wanted=null,this.written=location.hash}writeNow(){clearTimeout(this.timer),this.write()}write(){this.timer=void 0,this.wanted!==null&&location.hash===this.written&&(history.replaceState(null,``,this.wanted),this.written=location.hash,this.wanted=null,this.timer=setTimeout(()=>this.write(),Vt))}},Ut=`loyd-kept`,Wt=1,Gt=[`rounds`,`look`],Kt=null;function qt(e){return Zt(e,`readonly`,e=>e.getAll())}function Jt(e,t){return Zt(e,`readonly`,e=>e.get(t))}async function Yt(e,t){await Zt(e,`readwrite`,e=>{for(let[n,r]of t)e.put(r,n);return e.count()})}async function Xt(e,t){await Zt(e,`readwrite`,e=>e.delete(t))}async function Zt(e,t,n){let r=(await Qt()).transaction(e,t),i=n(r.objectStore(e));return new Promise((e,t)=>{r.oncomplete=()=>e(i.result),r.onabort=()=>t(r.error??Error(`the browser gave up`))})}function Qt(){return Kt??=new Promise((e,t)=>{let n=indexedDB.open(Ut,Wt);n.onupgradeneeded=()=>{for(let e of Gt)n.result.createObjectStore(e)},n.onsuccess=()=>{n.result.onversionchange=()=>{n.result.close(),Kt=null},e(n.result)},n.onerror=()=>t(n.error??Error(`the browser keeps nothing`))}).catch(e=>{throw Kt=null,e}),Kt}var $t=class{constructor(e){this.bring=e,this.module=null,this.failure=null,this.loading=null}load(){return this.loading??=this.attempt(),this.loading}async attempt(){this.failure=null;try{this.module=await this.bring()}catch(e){this.failure=e instanceof Error?e.message:String(e),this.loading=null}}},en=100,tn={lower:0,upper:null,moves:null},nn=class{constructor(e){this.most=e,this.values=new Map}get(e){return this.values.get(e)}set(e,t){this.values.delete(e),this.values.set(e,t);for(let e of this.values.keys()){if(this.values.size<=this.most)return;this.values.delete(e)}}};function I(...e){return e.join(`|`)}var rn=class{constructor(){this.solved=new nn(en),this.analysed=new nn(en),this.compared=new nn(en),this.lines=new nn(en),this.lastAnalysis=null,this.game=null,this.wantedLength=``,this.bounds=new nn(en)}boundsOf(e,t,n=`stm`){return this.bounds.get(I(e,t,n))??tn}learn(e,t,n,r=`stm`){let i=this.boundsOf(e,t,r),a=n.moves==null?null:Et(n.moves,r),o=i.moves===null?null:Et(i.moves,r),s=[i.upper,n.upper,a].filter(e=>e!=null);this.bounds.set(I(e,t,r),{lower:Math.max(i.lower,n.lower??0),upper:s.length>0?Math.min(...s):null,moves:a!==null&&(o===null||a<o)?n.moves:i.moves})}},an=1600,on=class extends w{constructor(...e){super(...e),this.text=()=>``,this.label=`Copy`,this.said=``}static{this.styles=O}disconnectedCallback(){super.disconnectedCallback(),clearTimeout(this.timer)}render(){return y`<button @click=${this.copy}><span aria-live="polite">${this.said||this.label}</span></button>`}async copy(){try{await navigator.clipboard.writeText(this.text()),this.said=`Copied ✓`}catch{this.said=`Not allowed here: select and copy`}clearTimeout(this.timer),this.timer=setTimeout(()=>this.said=``,an)}};k([E({attribute:!1})],on.prototype,`text`,void 0),k([E()],on.prototype,`label`,void 0),k([D()],on.prototype,`said`,void 0),on=k([T(`copy-button`)],on);var L=class extends Error{constructor(e,t,n=null,r=null){super(t),this.kind=e,this.field=n,this.span=r}};function R(e){return e instanceof DOMException&&e.name===`AbortError`}async function*sn(e){let t=e.getReader(),n=new TextDecoder,r=``;try{for(;;){let{done:e,value:i}=await t.read();if(e)return;r=(r+n.decode(i,{stream:!0})).replace(/\r\n/g,`
`);for(let e=r.indexOf(`

`);e>=0;e=r.indexOf(`

`)){let t=cn(r.slice(0,e));r=r.slice(e+2),t&&(yield t)}}}finally{await t.cancel().catch(()=>void 0)}}function cn(e){let t=`message`,n=[];for(let r of e.split(`
`)){let e=r.indexOf(`:`),i=e<0?r:r.slice(0,e),a=e<0?``:r.slice(e+1).replace(/^ /,``);i===`event`&&(t=a),i===`data`&&n.push(a)}return n.length>0?{name:t,text:n.join(`
`)}:null}var ln={ask:un,askWithProgress:dn,where:`Everything is computed by the loyd server that sent you this page.`,largeTables:null};async function un(e,t,n){let r=await fn(e,t,`application/json`,n);if(!r.ok)throw await pn(r);return await r.json()}async function dn(e,t,n,r){let i=await fn(e,t,`text/event-stream`,r);if(!i.ok)throw await pn(i);if(!i.headers.get(`Content-Type`)?.startsWith(`text/event-stream`))return await i.json();for await(let{name:e,text:t}of sn(i.body)){let r=JSON.parse(t);if(e===`answer`)return r;if(e===`failure`)throw mn(r);(e===`queued`||e===`progress`)&&n.progress?.(r),e===`solution`&&n.solution?.(r)}throw new L(`internal`,"The connection ended before the answer came. Is `loyd serve` still running?")}async function fn(e,t,n,r){try{return await fetch(e,{method:t?`POST`:`GET`,headers:{Accept:n,...t?{"Content-Type":`application/json`}:{}},...t?{body:JSON.stringify(t)}:{},...r?{signal:r}:{}})}catch(e){throw R(e)?e:new L(`unreachable`,"The server does not answer. Start it again with `loyd serve`.")}}async function pn(e){return mn(await e.json().catch(()=>null),`The server answered ${e.status} without saying why.`)}function mn(e,t=`The server failed without saying why.`){let n=e?.error;return new L(n?.kind??`internal`,n?.message??t,n?.field??null,n?.span??null)}var hn=class extends w{constructor(...e){super(...e),this.phase=`idle`,this.fraction=0,this.trouble=``,this.request=null}static{this.styles=O}disconnectedCallback(){super.disconnectedCallback(),this.request?.abort()}render(){if(!ln.largeTables)return x;switch(this.phase){case`idle`:return y`<div class="row">
          <button @click=${this.prepare}>Prepare large tables</button>
          <span>For hard 4x4 boards: takes about ten seconds and 400 MB of memory, and keeps 200 MB in this browser.</span>
        </div>`;case`running`:return y`<div class="row">
          <progress aria-label="Large tables" max="1" .value=${this.fraction}></progress>
          <button @click=${()=>this.request?.abort()}>Cancel</button>
        </div>`;case`done`:return y`<p role="status">Large tables are ready.</p>`;case`failed`:return y`<div class="row" role="alert">
          <span>Large tables could not be prepared: ${this.trouble}</span>
          <button @click=${this.prepare}>Try again</button>
        </div>`}}async prepare(){this.request=new AbortController,this.fraction=0,this.phase=`running`;try{await ln.largeTables.prepare(e=>this.fraction=Math.max(this.fraction,e),this.request.signal),this.phase=`done`}catch(e){this.trouble=e instanceof Error?e.message:String(e),this.phase=R(e)?`idle`:`failed`}}};k([D()],hn.prototype,`phase`,void 0),k([D()],hn.prototype,`fraction`,void 0),hn=k([T(`large-tables`)],hn);var gn=class extends w{static{this.styles=[O,s`
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
        <p>${ln.where} Pictures and sessions stay in your browser.</p>
        <large-tables></large-tables>
      </footer>
    `}};gn=k([T(`page-footer`)],gn);var _n=`input:not([type=checkbox]):not([type=range]), textarea`,vn=class extends w{constructor(...e){super(...e),this.undoable=!1,this.redoable=!1,this.onKey=e=>{let t=e.key.toLowerCase();!(e.ctrlKey||e.metaKey)||e.altKey||e.defaultPrevented||t!==`z`&&t!==`y`||e.composedPath().some(e=>e instanceof Element&&e.matches(_n))||(e.preventDefault(),this.say(t===`y`||e.shiftKey?`Redo`:`Undo`))}}static{this.styles=[O,s`
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
    </button>`}say(e){this.dispatchEvent(new CustomEvent(e.toLowerCase()))}};k([E({type:Boolean})],vn.prototype,`undoable`,void 0),k([E({type:Boolean})],vn.prototype,`redoable`,void 0),vn=k([T(`undo-buttons`)],vn);var yn={picture:null,numbers:!0,hover:!1,letters:!0};async function bn(){try{let e=await Jt(`look`,`look`);if(!e)return null;let t=e.picture instanceof Blob?await createImageBitmap(e.picture).catch(()=>null):null;return{picture:t,numbers:e.numbers!==!1||!t,hover:e.hover===!0,letters:e.letters!==!1}}catch{return null}}async function xn(e){let t={...e,picture:e.picture&&await Sn(e.picture)};await Yt(`look`,new Map([[`look`,t]])).catch(()=>void 0)}function Sn(e){let t=document.createElement(`canvas`);return[t.width,t.height]=[e.width,e.height],t.getContext(`2d`)?.drawImage(e,0,0),new Promise(e=>t.toBlob(e,`image/webp`,.9))}var Cn=1200;async function wn(e){let t=await createImageBitmap(e).catch(()=>{throw Error(`${e.name} is not a picture that this browser can read. PNG, JPEG and WebP work.`)}),n=Cn/Math.max(t.width,t.height);if(n>=1)return t;let r=await createImageBitmap(t,{resizeWidth:Math.max(1,Math.round(t.width*n)),resizeHeight:Math.max(1,Math.round(t.height*n)),resizeQuality:`high`});return t.close(),r}function Tn(e,t,n,r){let i=Math.min(e.width/r,e.height/n);return{left:(e.width-i*r)/2+t%r*i,top:(e.height-i*n)/2+Math.floor(t/r)*i,side:i}}function En(e,t,n,r,i){let{left:a,top:o,side:s}=Tn(t,n,r,i),c=Math.max(1,Math.ceil(e.clientWidth*devicePixelRatio));e.width=c,e.height=c,e.getContext(`2d`)?.drawImage(t,a,o,s,s,0,0,c,c)}function Dn(e,t,n){return ln.ask(e,t,n)}function On(e,t,n,r){return ln.askWithProgress(e,t,n,r)}var kn=null;function An(){return kn??=Dn(`/api/specs`).catch(e=>{throw kn=null,e}),kn}async function jn(e){let t=(await An()).limits.time_seconds;return Math.min(e,t)}var Mn=5,Nn=class{constructor(e,t){this.memory=e,this.judged=t,this.work=Promise.resolve(),this.outcomes=new Map}take(e,t,n){this.memory.learn(e,t,{moves:n});let r=I(e,t),{lower:i,upper:a}=this.memory.boundsOf(e,t),o=this.outcomes.get(r);o!==null&&(i===a||o===``?this.judged(e,t):(this.outcomes.set(r,null),this.work=this.work.then(async()=>{this.outcomes.set(r,await this.ask(e,t)),this.judged(e,t)})))}isWaiting(e,t){return this.outcomes.get(I(e,t))===null}troubleOf(e,t){return this.outcomes.get(I(e,t))??``}async ask(e,t){try{let n=await On(`/api/solve`,{board:e,goal:t,time:await jn(Mn)},{},new AbortController().signal);return this.memory.learn(e,t,{lower:n.lower_bound,upper:n.upper_bound,moves:n.moves}),``}catch(e){return e instanceof Error?e.message:String(e)}}};function Pn(e,t){return{start:e,goal:t,board:e,slides:[],times:[],begun:null}}function Fn(e,t,n){let r=P(e,n),i=n.slice(0,r.length-1);return i.length===0?Pn(e,t):{start:e,goal:t,board:r[r.length-1],slides:i,times:null,begun:null}}function In(e,t,n){let r=e.begun??(e.times===null?null:n),{board:i}=e,a=[];for(let n of t){let t=Rn({...e,board:i})===`solved`?null:ht(i,n);if(!t)break;i=t,a.push(n)}if(a.length===0)return e;let o=e.times===null||r===null?null:[...e.times,...a.map(()=>n-r)];return{...e,board:i,slides:[...e.slides,...a],times:o,begun:r}}function Ln(e){return{...e,times:null,begun:null}}function Rn({board:e,goal:t,slides:n}){return N(e,ft(e.rows,e.columns,t))?`solved`:n.length===0?`ready`:`running`}function zn(e,t){return e.times===null?null:e.begun===null?0:Rn(e)===`solved`?e.times[e.times.length-1]:t-e.begun}function Bn(e,t){return t===null||t<=0?null:e*1e3/t}function Vn(e,t){return e.goal===t.goal&&M(e.start)===M(t.board)&&j(e.slides)===t.moves}var Hn=864e6,Un=1e5;function Wn(e,t,n){let r=zn(e,0);return Rn(e)!==`solved`||e.slides.length===0||r===null?null:{session:t,at:n.toISOString(),board:M(e.start),goal:e.goal,moves:j(e.slides),milliseconds:Math.round(r),times:e.times.map(Math.round),lower_bound:0,upper_bound:null}}function Gn({at:e,board:t,goal:n,moves:r,milliseconds:i}){return[e,t,n,r,i].join(`|`)}function Kn(e){return A(e.moves)?.length??0}function qn(e){return e.lower_bound===e.upper_bound?(Kn(e)-e.upper_bound)/2:null}function Jn({board:e}){let t=e.split(`/`);return`${t.length}x${t[0].split(` `).length}`}function Yn(e){if(typeof e!=`object`||!e)return`it is no round`;let{session:t,at:n,board:r,goal:i,moves:a,milliseconds:o,times:s,lower_bound:c,upper_bound:l}=e,u=typeof r==`string`?ut(r):null;if(!u)return`its board cannot be read`;if(i!==`blank-last`&&i!==`blank-first`)return`its goal cannot be read`;let d=typeof a==`string`&&a!==``?A(a):null;if(!d)return`its moves cannot be read`;if(!Xn(u,i,d))return`its moves do not solve its board`;if(!$n(o))return`its time cannot be read`;let f=typeof n==`string`?new Date(n):new Date(NaN);return Number.isNaN(f.getTime())?`its date cannot be read`:{session:typeof t==`number`&&Number.isInteger(t)&&t>=1&&t<=Un?t:1,at:f.toISOString(),board:M(u),goal:i,moves:j(d),milliseconds:Math.round(o),times:Zn(s,d.length),...Qn(c,l,d.length)}}function Xn(e,t,n){let r=P(e,n);return r.length===n.length+1&&N(r[r.length-1],ft(e.rows,e.columns,t))}function Zn(e,t){return!Array.isArray(e)||e.length!==t||!e.every($n)?null:e.every((t,n)=>n===0||t>=e[n-1])?e.map(Math.round):null}function Qn(e,t,n){let r=e=>typeof e==`number`&&Number.isInteger(e)&&e>=0&&e<=n;return!r(e)||!r(t)||e>t||(n-t)%2!=0?{lower_bound:0,upper_bound:null}:{lower_bound:e,upper_bound:t}}function $n(e){return typeof e==`number`&&Number.isFinite(e)&&e>=0&&e<=Hn}var er=class{constructor(e,t){this.shelf=e,this.changed=t,this.list=[],this.session=1,this.damaged=0,this.trouble=``}async load(){try{let e=(await this.shelf.takeAll()).map(Yn),t=e.filter(e=>typeof e!=`string`);this.damaged=e.length-t.length,this.show([...t,...this.list]),this.session=this.lastSession()}catch{this.report(`This browser does not keep anything for this page: export the session before you leave.`)}this.changed()}add(e){let t=this.list.length;return this.show([...this.list,...e]),this.try(()=>this.shelf.keep(tr(e))),this.changed(),this.list.length-t}remove(e){this.show(this.list.filter(t=>Gn(t)!==Gn(e))),this.try(()=>this.shelf.discard(Gn(e))),this.changed()}choose(e){this.session=e,this.changed()}lastSession(){return this.list.reduce((e,t)=>Math.max(e,t.session),this.session)}show(e){this.list=[...tr(e).values()].sort((e,t)=>e.at<t.at?-1:+(e.at>t.at))}try(e){e().catch(()=>{this.report(`This browser did not keep the last change: export the session before you leave.`),this.changed()})}report(e){this.trouble=e,this.list=[...this.list]}};function tr(e){return new Map(e.map(e=>[Gn(e),e]))}var nr=class{constructor(){this.past=[],this.future=[],this.present=null}get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}add(e){this.present!==null&&(this.past=[...this.past.slice(-299),this.present]),this.future=[],this.present=e}amend(e){this.present=e}undo(){let e=this.past.pop();return e===void 0?null:(this.future.push(this.present),this.present=e)}redo(){let e=this.future.pop();return e===void 0?null:(this.past.push(this.present),this.present=e)}},rr=150,ir=class{constructor(e,t){this.host=e,this.hearer=t,this.phase=`idle`,this.answer=null,this.error=null,this.progress={},this.slow=!1,this.request=null,e.addController(this)}hostDisconnected(){this.giveUp()}async start(e,t){this.giveUp();let n=new AbortController;this.request=n,this.progress={},this.slow=!1,this.enter(`running`),this.timer=setTimeout(()=>{this.slow=!0,this.host.requestUpdate()},rr);try{let r=await On(e,await t,this.listener(n),n.signal);if(this.request!==n)return;this.take(r)}catch(e){if(this.request!==n||R(e))return;this.error=e instanceof L?e:new L(`internal`,String(e)),this.answer=null,this.enter(`failed`)}finally{this.request===n&&clearTimeout(this.timer)}}recall(e){this.giveUp(),this.take(e)}cancel(){this.giveUp(),this.answer=null,this.enter(`cancelled`)}reset(){this.giveUp(),this.answer=null,this.enter(`idle`)}take(e){this.answer=e,this.enter(`done`),this.hearer.answered(e)}giveUp(){clearTimeout(this.timer),this.request?.abort(),this.request=null}listener(e){let t=t=>{this.request===e&&(t(),this.host.requestUpdate())};return{progress:e=>t(()=>{this.progress={...this.progress,place:0,bound_seconds_left:void 0,...e},this.hearer.progress?.(e)}),solution:e=>t(()=>this.hearer.solution?.(e))}}enter(e){this.phase=e,e!==`failed`&&(this.error=null),this.host.requestUpdate()}};function z(e,t,n){e.dispatchEvent(new CustomEvent(`change-state`,{detail:{change:t,back:n},bubbles:!0,composed:!0}))}var B=class extends w{async scheduleUpdate(){this.hasUpdated||await ar(),await super.scheduleUpdate()}};function ar(){return new Promise(e=>setTimeout(e))}async function or(e){await e.updateComplete;for(let t of e.renderRoot.querySelectorAll(`*`))t instanceof B&&await or(t)}var sr=180,V=class extends B{constructor(...e){super(...e),this.goal=`blank-last`,this.unsolvable=!1,this.text=``,this.wrong=``,this.span=null,this.request=new AbortController}static{this.styles=[O,s`
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
    `]}disconnectedCallback(){super.disconnectedCallback(),this.forget()}willUpdate(e){e.has(`board`)&&!this.area?.matches(`:focus`)&&(this.forget(),this.text=M(this.board),this.wrong=``)}render(){let e=this.wrong||(this.unsolvable?`this board cannot reach the goal: two of its tiles are exchanged`:``);return y`<div class="fields">
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
        <button @click=${()=>this.announce(ft(this.board.rows,this.board.columns,this.goal))}>Solved board</button>
      </div>
    </div>`}renderPlace([e,t]){let n=this.text.slice(Math.max(0,e-16),e),r=this.text.slice(t,t+16);return y`<span class="place mono" aria-label="at sign ${e+1}"
      >${e>16?`…`:``}${n}<mark>${this.text.slice(e,t)||` `}</mark>${r}${t+16<this.text.length?`…`:``}</span
    >`}onGoal(e){let t=e.target.value;this.dispatchEvent(new CustomEvent(`edited`,{detail:{board:this.board,goal:t}}))}onInput(){this.text=this.area.value,this.forget(),this.timer=setTimeout(()=>void this.read(),sr)}onBlur(){(this.timer===void 0?Promise.resolve():this.read()).then(()=>{!this.wrong&&!this.area?.matches(`:focus`)&&(this.text=M(this.board))})}forget(){clearTimeout(this.timer),this.timer=void 0,this.request.abort()}async read(){this.forget();let e=cr(this.text);if(e)this.wrong=``,this.dispatchEvent(new CustomEvent(`edited`,{detail:e}));else{this.request=new AbortController;try{let e=await Dn(`/api/board`,{text:this.text,goal:this.goal},this.request.signal),t=lt(e.rows,e.columns,e.tiles);if(!t){this.span=null,this.wrong=`a board of ${e.rows} by ${e.columns}: this page shows 2 by 2 to 16 by 16`;return}this.wrong=``,N(t,this.board)||this.announce(t)}catch(e){if(R(e))return;this.wrong=e instanceof L?e.message:String(e),this.span=e instanceof L?e.span:null}}}announce(e){this.dispatchEvent(new CustomEvent(`edited`,{detail:{board:e,goal:this.goal}}))}};k([E({attribute:!1})],V.prototype,`board`,void 0),k([E({attribute:!1})],V.prototype,`goal`,void 0),k([E({type:Boolean})],V.prototype,`unsolvable`,void 0),k([D()],V.prototype,`text`,void 0),k([D()],V.prototype,`wrong`,void 0),k([D()],V.prototype,`span`,void 0),k([Ke(`textarea`)],V.prototype,`area`,void 0),V=k([T(`board-editor`)],V);function cr(e){let t=/#\S*\bs=\S+/.exec(e)?.[0],{board:n,goal:r}=t?Rt(t).state:{board:null,goal:null};return n&&{board:n,goal:r}}var lr=class extends B{constructor(...e){super(...e),this.look=yn,this.wrong=``}static{this.styles=[O,s`
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
                ><input type="checkbox" .checked=${this.look.numbers} @change=${e=>this.announce({...this.look,numbers:ur(e)})} /> numbers too</label
              >`:x}
      </div>
      <label class="option" title="A tile in line with the blank moves as soon as the pointer is over it; a finger that is drawn over the board does the same"
        ><input type="checkbox" .checked=${this.look.hover} @change=${e=>this.announce({...this.look,hover:ur(e)})} /> tiles move under the
        pointer, without a press</label
      >
      <label class="option" title="By their place on the keyboard; not while you type"
        ><input type="checkbox" .checked=${this.look.letters} @change=${e=>this.announce({...this.look,letters:ur(e)})} /> the keys W, A, S
        and D move tiles</label
      >
      <p class="message ${this.wrong?`wrong`:`soft`}" role="status">${this.wrong||`A picture stays in this browser, which keeps it for your next visit.`}</p>
    </div>`}async onFile(){let e=this.file.files?.[0];if(e){try{let t=await wn(e);this.wrong=``,this.announce({...this.look,picture:t})}catch(e){this.wrong=e instanceof Error?e.message:String(e)}this.file.value=``}}announce(e){this.dispatchEvent(new CustomEvent(`look`,{detail:e,bubbles:!0,composed:!0}))}};k([E({attribute:!1})],lr.prototype,`look`,void 0),k([D()],lr.prototype,`wrong`,void 0),k([Ke(`input[type=file]`)],lr.prototype,`file`,void 0),lr=k([T(`look-form`)],lr);function ur(e){return e.target.checked}var dr={stm:`one tile (stm)`,mtm:`one or more tiles of a line (mtm)`},fr=class extends B{constructor(...e){super(...e),this.metric=`stm`}static{this.styles=[O,s`
      .field {
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        gap: 10px;
      }
    `]}render(){return y`<div class="field">
      <label for="metric">A move slides</label>
      <select id="metric" .value=${this.metric} @change=${this.onChange}>
        ${wt.map(e=>y`<option value=${e} ?selected=${e===this.metric}>${dr[e]}</option>`)}
      </select>
    </div>`}onChange(e){let t=e.target.value;this.dispatchEvent(new CustomEvent(`metric`,{detail:t}))}};k([E()],fr.prototype,`metric`,void 0),fr=k([T(`metric-choice`)],fr);var pr={neutral:`=`,bad:`✕`},mr=400,H=class extends w{constructor(...e){super(...e),this.boards=[],this.moves=[],this.place=0,this.lost=new Map}static{this.styles=[O,s`
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
    `]}render(){let e=this.first(),t=this.moves.slice(e,e+mr);return y`${this.moves.length>mr?y`<p class="soft">Moves ${e+1} to ${e+t.length} of ${this.moves.length}; the slider above goes to the others.</p>`:x}
      <ol aria-label="Moves" start=${e+1} @keydown=${this.onKey}>
        ${t.map((t,n)=>this.renderMove(this.boards[e+n]??null,t,e+n+1))}
      </ol>`}first(){return Math.floor(Math.max(0,this.place-1)/mr)*mr}renderMove(e,t,n){let r=e&&kt(e,t),i=this.lost.get(n),a=n===this.place,o=n===Math.max(1,this.place);return y`<li>
      <button
        class=${[n<this.place?`done`:``,i?`lost ${i}`:``].join(` `)}
        tabindex=${o?0:-1}
        aria-label="${n}: ${r===null?`no tile `:``}${jt(r,t)}${i?`, a ${i} move`:``}"
        aria-current=${a?`step`:x}
        @click=${()=>this.announce(n)}
      >
        ${i?y`<span class="sign" aria-hidden="true">${pr[i]}</span>`:x}${r??`?`}<span aria-hidden="true">${At(null,t)}</span>
      </button>
    </li>`}updated(e){if(!e.has(`place`))return;let t=this.renderRoot.querySelector(`ol`),n=this.renderRoot.querySelector(`[aria-current]`);if(!t||!n)return;n.offsetTop<t.scrollTop&&(t.scrollTop=n.offsetTop-4);let r=n.offsetTop+n.offsetHeight-t.clientHeight;r>t.scrollTop&&(t.scrollTop=r+4)}onKey(e){let t={ArrowRight:this.place+1,ArrowLeft:this.place-1,Home:1,End:this.moves.length}[e.key];if(t===void 0)return;e.preventDefault();let n=Math.min(this.moves.length,Math.max(1,t));this.announce(n),this.updateComplete.then(()=>this.renderRoot.querySelectorAll(`button`)[n-1-this.first()]?.focus())}announce(e){this.dispatchEvent(new CustomEvent(`place`,{detail:e,bubbles:!0,composed:!0}))}};k([E({attribute:!1})],H.prototype,`boards`,void 0),k([E({attribute:!1})],H.prototype,`moves`,void 0),k([E({type:Number})],H.prototype,`place`,void 0),k([E({attribute:!1})],H.prototype,`lost`,void 0),H=k([T(`move-list`)],H);var hr=[1,2,4,8,15,30],U=class extends B{constructor(...e){super(...e),this.place=0,this.length=0,this.step=``,this.playing=!1,this.speed=4}static{this.styles=[O,s`
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
          ${hr.map(e=>y`<option value=${e} ?selected=${e===this.speed}>${e}/s</option>`)}
        </select>
      </div>
    </div>`}pause(){clearInterval(this.timer),this.playing=!1}toggle(){this.playing?this.pause():(this.place>=this.length&&this.announce(0),this.play())}play(){clearInterval(this.timer),this.playing=!0,this.timer=setInterval(()=>this.announce(Math.min(this.length,this.place+1)),1e3/this.speed)}onSpeed(e){this.speed=Number(e.target.value),this.playing&&this.play()}go(e){this.pause(),this.announce(e)}announce(e){this.dispatchEvent(new CustomEvent(`place`,{detail:e,bubbles:!0,composed:!0}))}};k([E({type:Number})],U.prototype,`place`,void 0),k([E({type:Number})],U.prototype,`length`,void 0),k([E()],U.prototype,`step`,void 0),k([D()],U.prototype,`playing`,void 0),k([D()],U.prototype,`speed`,void 0),U=k([T(`playback-bar`)],U);function W(e){return y`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${e}></path></svg>`}function gr(e){return String(Math.round(e)).replace(/\B(?=(\d{3})+$)/g,`,`)}function _r(e){let t=[``,` k`,` M`,` G`,` T`],n=0,r=e;for(;r>=999.5&&n<t.length-1;)r/=1e3,n+=1;return`${n===0?Math.round(r):Number(r.toPrecision(3))}${t[n]}`}function vr(e){return e<995e-7?`${Math.round(e*1e6)} µs`:e<.00995?`${Number((e*1e3).toPrecision(2))} ms`:e<.9995?`${Math.round(e*1e3)} ms`:e<59.95?`${e.toFixed(1)} s`:`${Math.floor(Math.round(e)/60)} min ${Math.round(e)%60} s`}function yr(e,t=3){let n=Math.round(e/10**(3-t)),[r,i]=[Math.floor(n/10**t),n%10**t],[a,o]=[Math.floor(r/3600),Math.floor(r/60)%60],s=e=>String(e).padStart(2,`0`),c=a>0?`${a}:${s(o)}:${s(r%60)}`:o>0?`${o}:${s(r%60)}`:String(r);return t>0?`${c}.${String(i).padStart(t,`0`)}`:c}function br(e,{lower:t,upper:n}){if(t===0)return String(e);let r=Math.min(e,n??e);return t===r?`${e} = ${t} + 2×${(e-t)/2}`:`${e}, at best ${t} to ${r}`}function xr(e){for(let[t,n,r]of[[`s`,1,99.5],[`min`,60,99.5],[`h`,3600,47.5]])if(e/n<r)return`${Math.round(e/n)} ${t}`;return`${Math.round(e/86400)} days`}function G(e){return K(e,`move`)}function K(e,t){return`${gr(e)} ${t}${e===1?``:`s`}`}var Sr=[`2x2`,`3x3`,`4x4`,`5x5`,`6x6`,`7x7`,`8x8`,`3x4`,`4x5`,`10x10`,`12x12`,`16x16`].filter(e=>Number(e.split(`x`)[1])<=16),Cr=`other`,wr=300,q=class extends B{constructor(...e){super(...e),this.goal=`blank-last`,this.metric=`stm`,this.length=``,this.size=``,this.other=``,this.note=``,this.wrong=``,this.waiting=!1,this.progress={},this.request=null}static{this.styles=[O,s`
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
    `]}disconnectedCallback(){super.disconnectedCallback(),this.request?.abort()}render(){let e=`${this.board.rows}x${this.board.columns}`,t=this.size||e,n=[...new Set([...Sr,e])];return y`<form @submit=${this.onSubmit}>
      <div class="field">
        <label for="size">Size</label>
        <select id="size" @change=${e=>this.size=e.target.value}>
          ${n.map(e=>y`<option value=${e} ?selected=${e===t}>${e.replace(`x`,` × `)}</option>`)}
          <option value=${Cr} ?selected=${t===Cr}>other …</option>
        </select>
        ${t===Cr?y`<input
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
    </form>`}onSubmit(e){e.preventDefault(),this.scramble()}async scramble(){this.request?.abort();let e=new AbortController;this.request=e,this.wrong=``,this.note=``,this.progress={};let t=setTimeout(()=>this.waiting=!0,wr),n=e=>this.progress=e;try{let t=await On(`/api/scramble`,this.wish(),{progress:n},e.signal);this.take(t)}catch(e){R(e)?this.note=`Cancelled.`:this.wrong=e instanceof Error?e.message:String(e)}finally{clearTimeout(t),this.request===e&&(this.waiting=!1)}}progressWords(){let{place:e,nodes_generated:t,seconds:n}=this.progress;if(e)return`Waiting, ${e} before this one.`;let r=t?` ${K(t,`board`)} tried`:``;return`Looking for such a board …${r}${r&&n?`, ${vr(n)}`:``}`}wish(){let e=this.length.trim();return{size:(this.size===Cr?this.other.replace(/\s*[×x*,/ ]\s*/i,`x`).trim():this.size)||`${this.board.rows}x${this.board.columns}`,goal:this.goal,...e&&e!==`any`?{length:e,metric:this.metric}:{}}}take(e){let t=e.boards[0],n=t?ut(t.board):null;if(!t||!n)throw Error(`no board of that length was found in the time that this server allows`);let r=t.length===null?`Any length`:`Exactly ${G(t.length)}`;this.note=`${r}${e.uniform?``:`, not every such board equally likely (${e.method})`}; seed ${e.seed}.`,this.dispatchEvent(new CustomEvent(`scrambled`,{detail:n}))}};k([E({attribute:!1})],q.prototype,`board`,void 0),k([E({attribute:!1})],q.prototype,`goal`,void 0),k([E()],q.prototype,`metric`,void 0),k([E()],q.prototype,`length`,void 0),k([D()],q.prototype,`size`,void 0),k([D()],q.prototype,`other`,void 0),k([D()],q.prototype,`note`,void 0),k([D()],q.prototype,`wrong`,void 0),k([D()],q.prototype,`waiting`,void 0),k([D()],q.prototype,`progress`,void 0),q=k([T(`scramble-form`)],q);var Tr=class extends w{constructor(...e){super(...e),this.progress={},this.what=`Searching`}static{this.styles=[O,s`
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
    `]}render(){let{place:e,fraction:t,bound:n,lower_bound:r,nodes_generated:i,nodes_per_second:a,seconds:o,bound_seconds_left:s}=this.progress,c=[[`bound`,String(n??r??`–`)],[`nodes`,i===void 0?`–`:_r(i)],[`nodes/s`,a===void 0?`–`:_r(a)],[`time`,o===void 0?`–`:vr(o)]],l=typeof t==`number`&&t>0;return y`<div class="running" role="group" aria-label="Progress">
      <div class="what">
        <strong>${e?`Waiting, ${e} before this one`:`${this.what} …`}</strong>
        ${s!=null&&s>=1?y`<span class="soft number">next bound in about ${xr(s)}</span>`:x}
      </div>
      <button class="cancel" @click=${()=>this.dispatchEvent(new CustomEvent(`cancel`,{bubbles:!0,composed:!0}))}>Cancel</button>
      <div class=${l?`bar`:`bar unknown`} .style=${`--done: ${l?t:0}`} aria-hidden="true"><span></span></div>
      <dl>
        ${c.map(([e,t])=>y`<div><dt>${e}</dt><dd class="number">${t}</dd></div>`)}
      </dl>
    </div>`}};k([E({attribute:!1})],Tr.prototype,`progress`,void 0),k([E()],Tr.prototype,`what`,void 0),Tr=k([T(`search-progress`)],Tr);var J=class extends B{constructor(...e){super(...e),this.phase=`idle`,this.slow=!1,this.answer=null,this.error=null,this.progress={},this.bounds={lower:0,upper:null,moves:null},this.more=!1,this.pair=[0,0],this.reachable=null,this.moves=``,this.metric=`stm`}static{this.styles=[O,s`
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
    `]}render(){return y`<section class="card" aria-label="Answer">${this.renderInside()}</section>`}renderInside(){return this.phase===`running`&&this.slow?this.renderRunning():this.phase===`cancelled`?this.renderCancelled():this.phase===`failed`&&this.error?this.renderFailed(this.error):this.answer?this.renderAnswer(this.answer):y`<p class="soft" role="status">Solving …</p>`}renderAnswer(e){let t=e.status===`limit`&&!Dr(this.bounds);return y`
      ${this.renderHead(Or(this.bounds),this.renderBadge(e))}
      <p class="soft number">
        ${vr(e.seconds)}, ${K(e.nodes_generated,`node`)}, ${e.search} with ${e.heuristic}
      </p>
      ${e.first_moves&&e.first_moves.length>0?this.renderFirst(e.first_moves):x}
      ${t?y`<div class="row"><span class="soft">${this.shownWords()}</span>${this.more?y`<button @click=${()=>this.say(`longer`)}>Search longer</button>`:x}</div>`:x}
      ${this.renderNotation()}
    `}renderRunning(){let e=this.bounds.upper!==null&&this.moves!==``;return y`
      <search-progress .progress=${this.progress}></search-progress>
      ${e?y`${this.renderSoFar()} ${this.renderNotation()}`:x}
    `}renderSoFar(){return Dr(this.bounds)?y`${this.renderHead(Or(this.bounds),Er)}
        <p class="soft">Looking for every best first move.</p>`:y`${this.renderHead(Or(this.bounds),y`<span class="badge open">best so far</span>`)}
      <p class="soft">${this.shownWords()}</p>`}renderHead(e,t){return y`<div class="row" role="status"><span class="length number">${e}</span> ${t}</div>`}renderNotation(){return this.moves?y`<div class="notation">
      <span class="mono" tabindex="0" role="group" aria-label="Solution in notation">${this.moves}</span><copy-button .text=${()=>this.moves}></copy-button>
    </div>`:x}renderBadge(e){return this.bounds.upper===0?x:Dr(this.bounds)?Er:e.status===`limit`?y`<span class="badge open">limit reached</span>`:y`<span class="badge open">not proved shortest</span>`}shownWords(){let e=Et(this.moves,this.metric);return e===this.bounds.upper?`The best solution known is shown.`:`A solution of ${G(e)} is shown.`}renderFirst(e){return y`<div class="row first" role="group" aria-label="Best first moves">
      <span class="soft">${e.length===1?`The only best first move`:K(e.length,`equally good first move`)}</span>
      ${e.map(({move:e,tile:t})=>{let n=A(e)??[];return y`<button aria-label="Slide ${jt(t,n)}" @click=${()=>this.dispatchEvent(new CustomEvent(`first`,{detail:n}))}>
          ${At(t,n)}
        </button>`})}
    </div>`}renderCancelled(){let{lower:e,upper:t}=this.bounds,n=y`<div class="row"><button class="primary" @click=${()=>this.say(`again`)}>Solve</button></div>`;return t===null||!this.moves?y`${this.renderHead(`Cancelled`,x)}
        <p class="soft">${e>0?`Every solution has at least ${G(e)}; that much was proved.`:`Nothing was proved yet.`}</p>
        ${n}`:y`${this.renderHead(Or(this.bounds),Dr(this.bounds)?Er:y`<span class="badge open">cancelled</span>`)}
      <p class="soft">${this.shownWords()}</p>
      ${n} ${this.renderNotation()}`}renderFailed(e){return e.kind===`unsolvable`?y`<div class="row" role="status"><span class="length">No solution</span></div>
        <p>A slide never changes a board's parity, and this board's differs from the goal's: two tiles are the wrong way round.</p>
        <div class="row">
          <button class="primary" @click=${()=>this.say(`exchange`)}>Exchange ${this.pair[0]} and ${this.pair[1]}</button>
          ${this.reachable?y`<button @click=${()=>this.say(`other-goal`)}>Solve it to ${this.reachable===`blank-first`?`blank first: 0 1 2 3 …`:`blank last: 1 2 3 … 0`}</button>`:x}
        </div>`:y`<div class="row" role="status"><span class="length">No answer</span></div>
      <p class="message wrong" role="alert">${e.message}</p>
      <div class="row"><button class="primary" @click=${()=>this.say(`again`)}>Try again</button></div>`}say(e){this.dispatchEvent(new CustomEvent(e))}};k([E()],J.prototype,`phase`,void 0),k([E({type:Boolean})],J.prototype,`slow`,void 0),k([E({attribute:!1})],J.prototype,`answer`,void 0),k([E({attribute:!1})],J.prototype,`error`,void 0),k([E({attribute:!1})],J.prototype,`progress`,void 0),k([E({attribute:!1})],J.prototype,`bounds`,void 0),k([E({type:Boolean})],J.prototype,`more`,void 0),k([E({attribute:!1})],J.prototype,`pair`,void 0),k([E({attribute:!1})],J.prototype,`reachable`,void 0),k([E()],J.prototype,`moves`,void 0),k([E()],J.prototype,`metric`,void 0),J=k([T(`solve-answer`)],J);var Er=y`<span class="badge proved">✓ shortest, proved</span>`;function Dr({lower:e,upper:t}){return e===t}function Or(e){let{lower:t,upper:n}=e;return n===0?`Solved`:n===null?`at least ${G(t)}`:Dr(e)?G(n):y`${G(n)}<span class="least">, at least ${t}</span>`}var kr={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},Ar=e=>(...t)=>({_$litDirective$:e,values:t}),jr=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,t,n){this._$Ct=e,this._$AM=t,this._$Ci=n}_$AS(e,t){return this.update(e,t)}update(e,t){return this.render(...t)}},{I:Mr}=Re,Nr=e=>e,Pr=()=>document.createComment(``),Fr=(e,t,n)=>{let r=e._$AA.parentNode,i=t===void 0?e._$AB:t._$AA;if(n===void 0)n=new Mr(r.insertBefore(Pr(),i),r.insertBefore(Pr(),i),e,e.options);else{let t=n._$AB.nextSibling,a=n._$AM,o=a!==e;if(o){let t;n._$AQ?.(e),n._$AM=e,n._$AP!==void 0&&(t=e._$AU)!==a._$AU&&n._$AP(t)}if(t!==i||o){let e=n._$AA;for(;e!==t;){let t=Nr(e).nextSibling;Nr(r).insertBefore(e,i),e=t}}}return n},Y=(e,t,n=e)=>(e._$AI(t,n),e),Ir={},Lr=(e,t=Ir)=>e._$AH=t,Rr=e=>e._$AH,zr=e=>{e._$AR(),e._$AA.remove()},Br=(e,t,n)=>{let r=new Map;for(let i=t;i<=n;i++)r.set(e[i],i);return r},Vr=Ar(class extends jr{constructor(e){if(super(e),e.type!==kr.CHILD)throw Error(`repeat() can only be used in text expressions`)}dt(e,t,n){let r;n===void 0?n=t:t!==void 0&&(r=t);let i=[],a=[],o=0;for(let t of e)i[o]=r?r(t,o):o,a[o]=n(t,o),o++;return{values:a,keys:i}}render(e,t,n){return this.dt(e,t,n).values}update(e,[t,n,r]){let i=Rr(e),{values:a,keys:o}=this.dt(t,n,r);if(!Array.isArray(i))return this.ut=o,a;let s=this.ut??=[],c=[],l,u,d=0,f=i.length-1,p=0,m=a.length-1;for(;d<=f&&p<=m;)if(i[d]===null)d++;else if(i[f]===null)f--;else if(s[d]===o[p])c[p]=Y(i[d],a[p]),d++,p++;else if(s[f]===o[m])c[m]=Y(i[f],a[m]),f--,m--;else if(s[d]===o[m])c[m]=Y(i[d],a[m]),Fr(e,c[m+1],i[d]),d++,m--;else if(s[f]===o[p])c[p]=Y(i[f],a[p]),Fr(e,i[d],i[f]),f--,p++;else if(l===void 0&&(l=Br(o,p,m),u=Br(s,d,f)),l.has(s[d])){if(l.has(s[f])){let t=u.get(o[p]),n=t===void 0?null:i[t];if(n===null){let t=Fr(e,i[d]);Y(t,a[p]),c[p]=t}else c[p]=Y(n,a[p]),Fr(e,i[d],n),i[t]=null;p++}else zr(i[f]),f--}else zr(i[d]),d++;for(;p<=m;){let t=Fr(e,c[m+1]);Y(t,a[p]),c[p++]=t}for(;d<=f;){let e=i[d++];e!==null&&zr(e)}return this.ut=o,Lr(e,c),b}}),Hr=24,Ur=class{constructor(e){this.ground=e,this.presses=new Map,this.over=new Map}begin(e){if(e.button!==0)return;let t=this.ground.board(),n=vt(t,this.cellAt(e,t));this.presses.set(e.pointerId,{x:e.clientX,y:e.clientY,moved:n.length>0}),this.ground.tray().setPointerCapture(e.pointerId),n.length>0&&this.ground.ask(n)}move(e){if(!this.ground.hover())return;let t=e.getCoalescedEvents(),n=[],r=this.ground.board();for(let i of t.length>0?t:[e]){let t=this.isInside(i)?this.cellAt(i,r):-1;if(t===this.over.get(e.pointerId))continue;this.over.set(e.pointerId,t);let a=t<0?[]:vt(r,t);n.push(...a),r=P(r,a).at(-1)}n.length>0&&this.ground.ask(n)}end(e){let t=this.presses.get(e.pointerId);if(this.abandon(e),!t||(this.ground.tray().focus({preventScroll:!0}),t.moved||this.ground.hover()))return;let n=Wr(e.clientX-t.x,e.clientY-t.y);n&&ht(this.ground.board(),n)&&this.ground.ask([n])}abandon(e){this.presses.delete(e.pointerId)}leave(e){this.over.delete(e.pointerId)}isInside({clientX:e,clientY:t}){let{left:n,right:r,top:i,bottom:a}=this.ground.tray().getBoundingClientRect();return e>=n&&e<r&&t>=i&&t<a}cellAt(e,t){let n=this.ground.tray().getBoundingClientRect(),r=(e,t,n)=>Math.min(n-1,Math.max(0,Math.floor(e/t*n)));return r(e.clientY-n.top,n.height,t.rows)*t.columns+r(e.clientX-n.left,n.width,t.columns)}};function Wr(e,t){return Math.max(Math.abs(e),Math.abs(t))<=Hr?null:Math.abs(e)>Math.abs(t)?e>0?`R`:`L`:t>0?`D`:`U`}var Gr=`input:not([type=checkbox]), select, textarea, ol, [tabindex="0"]`,Kr=`input:not([type=checkbox]):not([type=range]), select, textarea`,qr={ArrowUp:`U`,ArrowDown:`D`,ArrowLeft:`L`,ArrowRight:`R`},Jr={KeyW:`U`,KeyS:`D`,KeyA:`L`,KeyD:`R`},X=class extends B{constructor(...e){super(...e),this.goal=`blank-last`,this.look=yn,this.marks=[],this.pageKeys=!1,this.said=``,this.gesture=new Ur({board:()=>this.board,tray:()=>this.tray,hover:()=>this.look.hover,ask:e=>this.ask(e)}),this.onPageKey=e=>{if(!this.pageKeys||e.defaultPrevented||e.shiftKey)return;let t=e.key in qr?Gr:Kr;!e.composedPath().some(e=>e instanceof Element&&e.matches(t))&&this.isInSight()&&this.onKey(e)}}static{this.styles=[O,s`
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
    `]}connectedCallback(){super.connectedCallback(),window.addEventListener(`keydown`,this.onPageKey)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(`keydown`,this.onPageKey)}willUpdate(e){let t=e.get(`board`);e.has(`board`)&&t&&(this.said=Xr(t,this.board))}render(){let{rows:e,columns:t,tiles:n}=this.board,r=new Map(_t(this.board).map(e=>[gt(this.board,e),e])),i=Array.from({length:n.length-1},(e,t)=>t+1);return y`
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
        ${Vr(i,e=>`${e}/${n.length}`,e=>this.renderTile(e,r.get(e)))}
      </div>
      <p id="rows" class="unseen">${Yr(this.board)}</p>
      <p class="unseen" aria-live="polite">${this.said}</p>
    `}renderTile(e,t){let{columns:n,tiles:r}=this.board,i=r.indexOf(e),a=this.marks.find(t=>t.tile===e),o=pt(e,r.length,this.goal),s=[`tile`,t?`ready`:``,i===o?`home`:``,this.look.picture?`pictured`:``,e>99?`wide`:``],c=`${e}${t??a?`, slides ${ct(t??a.slide)}`:``}${a?a.kind===`best`?`, a best move`:`, not a best move`:``}`;return y`<button
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
        ${a?y`<span class="mark ${a.kind} ${a.slide}">${a.kind===`best`?st(a.slide):`✕`}</span>`:x}
      </span>
    </button>`}updated(e){let t=e.get(`board`),n=!t||t.tiles.length!==this.board.tiles.length||t.columns!==this.board.columns,r=this.look.picture;if(r&&(e.has(`look`)||e.has(`goal`)||e.has(`board`)&&n))for(let e of this.tray.querySelectorAll(`canvas`))En(e,r,Number(e.dataset.home),this.board.rows,this.board.columns)}focus(){this.tray.focus({preventScroll:!0})}onKey(e){let t=qr[e.key]??(this.look.letters?Jr[e.code]:void 0);!t||e.altKey||e.ctrlKey||e.metaKey||(e.preventDefault(),gt(this.board,t)!==null&&this.ask([t]))}isInSight(){let{top:e,bottom:t}=this.tray.getBoundingClientRect(),n=(e+t)/2;return n>=0&&n<=window.innerHeight}onClick(e,t){e.detail===0&&this.ask(vt(this.board,this.board.tiles.indexOf(t)))}ask(e){e.length!==0&&this.dispatchEvent(new CustomEvent(`slides`,{detail:e,bubbles:!0,composed:!0}))}};k([E({attribute:!1})],X.prototype,`board`,void 0),k([E({attribute:!1})],X.prototype,`goal`,void 0),k([E({attribute:!1})],X.prototype,`look`,void 0),k([E({attribute:!1})],X.prototype,`marks`,void 0),k([E({type:Boolean,attribute:`page-keys`})],X.prototype,`pageKeys`,void 0),k([Ke(`.tray`)],X.prototype,`tray`,void 0),X=k([T(`tile-board`)],X);function Yr(e){return dt(e).map((e,t)=>`Row ${t+1}: ${e.map(e=>e===0?`blank`:e).join(` `)}.`).join(` `)}function Xr(e,t){if(e.tiles.length!==t.tiles.length)return``;for(let n of _t(e)){let r=gt(e,n);if(t.tiles.indexOf(0)===e.tiles.indexOf(r)&&t.tiles.indexOf(r)===e.tiles.indexOf(0))return`${r} ${ct(n)}`}return``}var Zr=null;function Qr(e,t,n){if(Zr?.board!==e||Zr.text!==t||Zr.metric!==n){let r=A(t)??[],i=Tt(r,n);Zr={board:e,text:t,metric:n,line:{slides:r,moves:i,boards:Dt(e,i)}}}return Zr.line}function $r(e,t,n){let r=t[n-1],i=e[n-1];return r&&i?jt(kt(i,r),r):``}var Z={frame:`#2a3547`,tile:`#f8f1e3`,edge:`#c9b994`,number:`#222b3a`,home:`#0a6b63`};function ei(e){return e.columns*64+20}function ti(e){return e.rows*64+20}function ni(e,t){return{x:10+t%e.columns*64,y:10+Math.floor(t/e.columns)*64}}function ri(e){return e>99?20:26}function ii(e,t,n){return pt(e.tiles[t],e.tiles.length,n)===t}var ai=3,oi=2400;async function si(e,t,n){let r=Math.min(ai,oi/Math.max(ei(e),ti(e))),i=document.createElement(`canvas`);i.width=Math.round(ei(e)*r),i.height=Math.round(ti(e)*r);let a=i.getContext(`2d`);a.scale(r,r),li(a,0,0,ei(e),ti(e),10,Z.frame);for(let[r,i]of e.tiles.entries())i!==0&&ci(a,e,r,t,n);return new Promise((e,t)=>i.toBlob(n=>n?e(n):t(Error(`this browser cannot draw the picture`)),`image/png`))}function ci(e,t,n,r,i){let{x:a,y:o}=ni(t,n),s=t.tiles[n];if(li(e,a+2,o+2,60,60,8,Z.tile,Z.edge),i.picture){let n=pt(s,t.tiles.length,r),c=Tn(i.picture,n,t.rows,t.columns);if(e.save(),e.clip(),e.drawImage(i.picture,c.left,c.top,c.side,c.side,a+2,o+2,60,60),e.restore(),!i.numbers)return}let c=ri(s);e.font=`600 ${c}px system-ui, sans-serif`,e.textAlign=`center`,e.fillStyle=ii(t,n,r)?Z.home:Z.number,e.lineWidth=5,e.strokeStyle=Z.tile,i.picture&&e.strokeText(String(s),a+32,o+32+c*.36),e.fillText(String(s),a+32,o+32+c*.36)}function li(e,t,n,r,i,a,o,s){e.beginPath(),e.roundRect(t,n,r,i,a),e.fillStyle=o,e.fill(),s&&(e.lineWidth=1,e.strokeStyle=s,e.stroke())}var ui=.3,di=1,fi=2,pi=.7;function mi(e,t){let n=e.tiles.map((n,r)=>n===0?``:_i(e,r,ii(e,r,t)?Z.home:Z.number,``));return gi(e,`Sliding puzzle, ${e.rows} by ${e.columns}`,n)}function hi(e,t){let n=vi(e,t),r=e.tiles.map((t,r)=>t===0?``:_i(e,r,Z.number,n.get(t)??``));return gi(e,`Sliding puzzle, ${e.rows} by ${e.columns}, solved in ${G(t.length)}`,r)}function gi(e,t,n){let[r,i]=[ei(e),ti(e)];return`<svg xmlns="http://www.w3.org/2000/svg" width="${r}" height="${i}" viewBox="0 0 ${r} ${i}" role="img">
<title>${t}</title>
<rect width="${r}" height="${i}" rx="10" fill="${Z.frame}"/>
<g font-family="system-ui, sans-serif" font-weight="600" text-anchor="middle">
${n.filter(e=>e!==``).join(`
`)}
</g>
</svg>
`}function _i(e,t,n,r){let{x:i,y:a}=ni(e,t),o=e.tiles[t],[s,c,l]=[60,32,ri(o)];return`<g transform="translate(${i} ${a})"><rect x="2" y="2" width="${s}" height="${s}" rx="8" fill="${Z.tile}" stroke="${Z.edge}"/><text x="${c}" y="${c+l*.36}" font-size="${l}" fill="${n}">${o}</text>${r}</g>`}function vi(e,t){let n=di+t.length*ui+fi,r=P(e,t),i=new Map,a=t=>Object.values(ni(e,t)).join(` `);return t.forEach((e,t)=>{let o=r[t],s=o?mt(o,e):null;if(!o||s===null)return;let c=o.tiles[s],l=i.get(c)??{times:[0],places:[a(s)]},u=di+t*ui;l.times.push(u/n,(u+pi*ui)/n),l.places.push(a(s),a(o.tiles.indexOf(0))),i.set(c,l)}),new Map([...i].map(([e,{times:t,places:r}])=>[e,yi([...t,1],[...r,r[r.length-1]],n)]))}function yi(e,t,n){let r=e.map(e=>String(Number(e.toFixed(6)))).join(`;`);return`<animateTransform attributeName="transform" type="translate" dur="${Number(n.toFixed(2))}s" repeatCount="indefinite" keyTimes="${r}" values="${t.join(`;`)}"/>`}function bi(e){return e.kind??`bad`}function xi(e){return e?.lost_moves??e?.bad_moves??[]}function Si(e,t,n,r){let i=e.scramble.split(`/`).map(t=>`    ${t.split(` `).map(t=>t.padStart(Ci(e))).join(` `)}`),a=xi(e),o=e.neutral===void 0?`bad move`:`lost move`,s=a.length===0?[]:[``,`${K(a.length,o)}:`,...a.map(t=>`    ${wi(e,t)}`)],c=e.distances.map(e=>e??`?`).join(` `);return[`Analysis of a solution of ${K(e.played,`move`)}`,``,...i,``,`Goal: ${e.goal}`,`Moves: ${t}`,``,...n.filter(e=>e!==``),...s,``,`Distance to go after each move: ${c}`,``,r,``].join(`
`)}function Ci(e){return Math.max(...e.scramble.split(/[ /]/).map(e=>e.length))}function wi(e,t){let n=ut(t.board),r=e=>{let t=A(e)??[];return jt(n&&kt(n,t),t)},[i,a]=[e.distances[t.number-1],e.distances[t.number]],o=t.better.length>0?`; better: ${t.better.map(r).join(` or `)}`:``,s=bi(t)===`neutral`?` (neutral)`:``;return`${t.number}. ${r(t.played)}${s}, from ${i??`?`} to ${a??`?`} to go${o}`}var Ti=1e4;function Ei(e,t){let n=document.createElement(`a`);n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),Ti)}function Di(e,t){return new Blob([e],{type:t})}var Q=class extends B{constructor(...e){super(...e),this.slides=[],this.goal=`blank-last`,this.look=yn,this.analysis=null,this.words=[],this.wrong=``}static{this.styles=O}render(){return y`<section class="card" aria-labelledby="share-title">
      <h2 id="share-title">Save and share</h2>
      <div class="row">
        <button @click=${this.onPng}>Board as PNG</button>
        <button @click=${()=>Ei(`loyd-board.svg`,Di(mi(this.board,this.goal),`image/svg+xml`))}>Board as SVG</button>
        <button ?disabled=${this.slides.length===0} @click=${()=>Ei(`loyd-solution.svg`,Di(hi(this.start,this.slides),`image/svg+xml`))}>
          Solution as moving SVG
        </button>
        ${this.analysis?y`<button @click=${()=>this.onReport(this.analysis)}>Analysis as text</button>`:x}
      </div>
      ${this.wrong?y`<p class="message wrong" role="alert">${this.wrong}</p>`:x}
    </section>`}async onPng(){try{Ei(`loyd-board.png`,await si(this.board,this.goal,this.look)),this.wrong=``}catch(e){this.wrong=e instanceof Error?e.message:String(e)}}onReport(e){Ei(`loyd-analysis.txt`,Di(Si(e,j(this.slides),this.words,location.href),`text/plain`))}};k([E({attribute:!1})],Q.prototype,`board`,void 0),k([E({attribute:!1})],Q.prototype,`start`,void 0),k([E({attribute:!1})],Q.prototype,`slides`,void 0),k([E({attribute:!1})],Q.prototype,`goal`,void 0),k([E({attribute:!1})],Q.prototype,`look`,void 0),k([E({attribute:!1})],Q.prototype,`analysis`,void 0),k([E({attribute:!1})],Q.prototype,`words`,void 0),k([D()],Q.prototype,`wrong`,void 0),Q=k([T(`share-card`)],Q);var Oi=o(`(max-width: 860px) and (not ((orientation: landscape) and (min-width: 640px) and (max-height: 560px)))`),ki=s`
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
  @media ${Oi} {
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
`;function Ai(e){return Number.isFinite(e)?`--pace: ${e}ms`:``}var ji=class extends B{constructor(...e){super(...e),this.cards=`.stage > *, .side > *`}connectedCallback(){super.connectedCallback(),this.hasUpdated||this.setAttribute(`aria-busy`,`true`)}firstUpdated(){this.layOut([...this.renderRoot.querySelectorAll(this.cards)])}async layOut(e){for(let t of e)t.hidden=!0;await or(this);for(let t of e.toSorted((e,t)=>Mi(e)-Mi(t)))await ar(),t.hidden=!1,Ni(t);this.removeAttribute(`aria-busy`),this.dispatchEvent(new Event(`laid-out`,{bubbles:!0,composed:!0}))}};function Mi(e){return Number(getComputedStyle(e).order)}function Ni(e){e.getBoundingClientRect()}var Pi=10,Fi=.2,Ii=class extends ji{constructor(...e){super(...e),this.timeLimit=Pi,this.provisional=null,this.solving=new ir(this,{answered:e=>this.onAnswer(e),progress:({lower_bound:e,place:t})=>{this.learn({lower:e??0}),t&&this.solveQuickly()},solution:({lower_bound:e,moves:t})=>this.onSolution(e,t)}),this.quick=null,this.pace=1/0}static{this.styles=[O,ki,s`
      .moves {
        min-height: 3.2rem;
      }
      /* On a phone a new scramble is at hand, and what is needed rarely comes last. */
      @media ${Oi} {
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
    `]}disconnectedCallback(){super.disconnectedCallback(),this.quick?.abort()}willUpdate(e){let t=e.get(`state`);if(!e.has(`state`)||(this.arrives()&&this.learn({moves:this.state.moves}),t&&t.goal===this.state.goal&&t.metric===this.state.metric&&N(t.board,this.state.board)))return;let n=this.memory.solved.get(this.key());n?this.solving.recall(n):(this.showBest(),this.solve(Pi))}render(){let{board:e,goal:t,metric:n}=this.state,{slides:r,moves:i,boards:a}=this.line(),o=Math.min(this.state.place,a.length-1),s=a[o],c=e=>z(this,{place:e.detail},`none`);return y`<div class="columns">
      <section class="stage" aria-label="Board and playback">
        <tile-board
          page-keys
          .board=${s}
          .goal=${t}
          .look=${this.look}
          .style=${Ai(this.pace)}
          .marks=${o===0?this.marks():[]}
          @slides=${e=>this.onSlides(s,o,e.detail)}
        ></tile-board>
        <playback-bar
          .place=${o}
          .length=${i.length}
          .step=${$r(a,i,o)}
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
        <metric-choice .metric=${n} @metric=${e=>z(this,{metric:e.detail,place:0},`step`)}></metric-choice>
        <solve-answer
          .metric=${n}
          .phase=${this.solving.phase}
          .slow=${this.solving.slow}
          .answer=${this.solving.answer}
          .error=${this.solving.error}
          .progress=${this.solving.progress}
          .bounds=${this.bounds()}
          .moves=${this.state.moves}
          .more=${this.timeLimit===Pi}
          .pair=${yt(e)}
          .reachable=${St(e,xt(t))?xt(t):null}
          @other-goal=${()=>this.begin({goal:xt(t)})}
          @exchange=${()=>this.begin({board:bt(e,yt(e))})}
          @cancel=${()=>this.solving.cancel()}
          @again=${()=>this.solve(Pi)}
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
    </div>`}solve(e){let{board:t,goal:n,metric:r}=this.state;this.timeLimit=e,this.quick?.abort(),this.quick=null;let i=jn(e).then(e=>({board:M(t),goal:n,metric:r,time:e,first_moves:!0}));this.solving.start(`/api/solve`,i)}async solveQuickly(){if(this.quick)return;let e=new AbortController;this.quick=e;let{board:t,goal:n,metric:r}=this.state;try{let{lower_bound:i,moves:a}=await Dn(`/api/solve`,{board:M(t),goal:n,metric:r,time:Fi},e.signal);this.quick===e&&a!==null&&this.onSolution(i??0,a)}catch{}}onSolution(e,t){this.learn({lower:e,moves:t}),this.showBest();let{board:n,goal:r,metric:i}=this.state;this.memory.boundsOf(M(n),r,i).moves===t&&(this.provisional=t),this.requestUpdate()}line(){return Qr(this.state.board,this.state.moves,this.state.metric)}lengthOf(e){return Et(e,this.state.metric)}marks(){return((this.solving.phase===`done`||this.solving.phase===`running`&&!this.solving.slow?this.solving.answer?.first_moves:void 0)??[]).map(({move:e,tile:t})=>({tile:t,slide:e[0],kind:`best`}))}arrives(){let{board:e,goal:t}=this.state,{moves:n,boards:r}=this.line(),i=r[r.length-1];return r.length===n.length+1&&N(i,ft(e.rows,e.columns,t))}key(){return I(M(this.state.board),this.state.goal,this.state.metric)}learn(e){this.memory.learn(M(this.state.board),this.state.goal,e,this.state.metric)}bounds(){let{phase:e,slow:t,answer:n}=this.solving,{board:r,goal:i,metric:a}=(e===`running`&&!t?n:null)??this.state;return this.memory.boundsOf(typeof r==`string`?r:M(r),i,a)}onAnswer(e){this.memory.solved.set(this.key(),e),this.learn({lower:e.lower_bound,upper:e.upper_bound,moves:e.moves}),this.showBest(),this.state.moves===this.provisional&&this.state.place===0&&e.moves&&this.lengthOf(e.moves)<=this.lengthOf(this.state.moves)&&z(this,{moves:e.moves},`none`)}showBest(){let{board:e,goal:t,metric:n}=this.state,{moves:r}=this.memory.boundsOf(M(e),t,n);if(r===null||this.arrives()&&this.lengthOf(this.state.moves)<=this.lengthOf(r))return;let i=this.arrives()&&this.state.place>0&&this.state.place>=this.line().moves.length;z(this,{moves:r,place:i?this.lengthOf(r):0},`none`)}onSlides(e,t,n){let r=P(e,n),i=this.line().moves.slice(t).flat(),a=n.every((e,t)=>i[t]===e);z(this,{board:r[r.length-1],moves:a?j(i.slice(n.length)):``,place:0},`hand`)}begin(e){z(this,{...e,moves:``,place:0},`step`)}};k([E({attribute:!1})],Ii.prototype,`state`,void 0),k([E({attribute:!1})],Ii.prototype,`look`,void 0),k([E({attribute:!1})],Ii.prototype,`memory`,void 0),k([D()],Ii.prototype,`pace`,void 0),Ii=k([T(`solve-view`)],Ii);var Li=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Ri=function(e,t){return new URL(e,t).href},zi={},Bi=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e=document.getElementsByTagName(`link`),i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?import.meta.resolve(e):new URL(e,import.meta.url).href}r=o(t.map(t=>{if(t=Ri(t,n),t=s(t),t in zi)return;zi[t]=!0;let r=t.endsWith(`.css`);for(let n=e.length-1;n>=0;n--){let i=e[n];if(i.href===t&&(!r||i.rel===`stylesheet`))return}let i=document.createElement(`link`);if(i.rel=r?`stylesheet`:Li,r||(i.as=`script`),i.crossOrigin=``,i.href=t,a&&i.setAttribute(`nonce`,a),document.head.appendChild(i),r)return new Promise((e,n)=>{i.addEventListener(`load`,e),i.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${t}`)))})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Vi=`5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15`,Hi={solve:null,play:new $t(()=>Bi(()=>import(`./views-DqRv_ybU.js`).then(e=>e.t),[],import.meta.url)),analyse:new $t(()=>Bi(()=>import(`./views-DqRv_ybU.js`).then(e=>e.r),[],import.meta.url)),compare:new $t(()=>Bi(()=>import(`./views-DqRv_ybU.js`).then(e=>e.n),[],import.meta.url))},Ui={solve:`Solve`,play:`Play`,analyse:`Analyse`,compare:`Compare`},Wi={board:`its board cannot be read. This is the page’s own example, not the board that was shared.`,goal:`its goal cannot be read. The board is solved towards blank last.`,moves:`its moves cannot be read. The board is shown without them.`,view:`it names no view of this page. The board is shown in Solve.`,metric:`what it counts as a move cannot be read. Every tile that slides is counted.`,place:`the place in the solution cannot be read. It is shown from the beginning.`,names:`some names of heuristics or searches cannot be read. They are left out.`},$=class extends w{static{this.styles=[O,s`
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
    `]}constructor(){super(),this.damaged=null,this.memory=new rn,this.last=new Map,this.byHand=!1,this.bar=new Ht,this.undo=new Map,this.rounds=new er({takeAll:()=>qt(`rounds`),keep:e=>Yt(`rounds`,e),discard:e=>Xt(`rounds`,e)},()=>this.requestUpdate()),this.judge=new Nn(this.memory,(e,t)=>this.onJudged(e,t)),this.judged=0,this.look=yn,this.laidOut=!1,this.onAddress=()=>{this.bar.changed(),location.hash!==F(this.current)&&(this.read(),this.showTitle())},this.read()}connectedCallback(){super.connectedCallback(),window.addEventListener(`hashchange`,this.onAddress),window.addEventListener(`popstate`,this.onAddress),this.showTitle(),this.rounds.load(),bn().then(e=>this.look=e??this.look)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener(`hashchange`,this.onAddress),window.removeEventListener(`popstate`,this.onAddress)}render(){let e=this.undoHere();return y`
      <header>
        <h1><img src=${new URL(new URL(`icon-CTpG8kI-.svg`,import.meta.url).href,``+import.meta.url).href} alt="" width="30" height="30" />loyd</h1>
        <nav aria-label="Views">${Mt.map(e=>this.renderLink(e))}</nav>
        <div class="tools">
          ${e?y`<undo-buttons ?undoable=${e.canUndo} ?redoable=${e.canRedo} @undo=${()=>this.goTo(e.undo())} @redo=${()=>this.goTo(e.redo())}></undo-buttons>`:x}
          <copy-button label="Copy link" .text=${()=>this.link()}></copy-button>
          <theme-switch></theme-switch>
        </div>
        <p class="about soft">Shortest solutions of sliding-tile puzzles, with proof: solve a board, play against the clock, see where a solution lost moves, compare searches.</p>
      </header>
      <main aria-label=${Ui[this.current.view]} @change-state=${this.onChange} @look=${e=>this.onLook(e.detail)} @laid-out=${this.onLaidOut}>
        ${this.damaged?this.renderDamage(this.damaged):x} ${this.renderView()}
      </main>
      <page-footer ?hidden=${!this.laidOut}></page-footer>
    `}link(){return new URL(F(this.current),location.href).href}renderLink(e){let t=e===this.current.view;return y`<a href=${F(this.stateIn(e))} aria-current=${t?`page`:x}>${Ui[e]}</a>`}stateIn(e){let{board:t,goal:n}=this.current,r=this.last.get(e),i=r&&r.goal===n&&N(r.board,t),a=i&&r.metric===this.current.metric;return{...this.current,view:e,moves:i?r.moves:``,place:a?r.place:0}}renderDamage(e){return y`<div class="notice" role="alert">
      <span><b>This link is damaged:</b> ${Wi[e]}</span>
      <button @click=${this.onDismiss}>Dismiss</button>
    </div>`}renderView(){let{view:e}=this.current,t=Hi[e];if(t&&t.failure!==null)return this.renderFailure(e,t.failure);if(t&&!t.module)return y`<p class="loading soft" role="status" aria-busy="true">Loading ${Ui[e]} …</p>`;switch(e){case`solve`:return y`<solve-view .state=${this.current} .look=${this.look} .memory=${this.memory}></solve-view>`;case`play`:return y`<play-view
          .state=${this.current}
          .look=${this.look}
          .memory=${this.memory}
          .judge=${this.judge}
          .judged=${this.judged}
          .rounds=${this.rounds}
          .list=${this.rounds.list}
          .session=${this.rounds.session}
        ></play-view>`;case`analyse`:return y`<analyse-view .state=${this.current} .look=${this.look} .memory=${this.memory}></analyse-view>`;case`compare`:return y`<compare-view .state=${this.current} .look=${this.look} .memory=${this.memory}></compare-view>`}}renderFailure(e,t){return y`<div class="notice" role="alert">
      <span><b>${Ui[e]} could not be loaded:</b> where this page came from does not answer, or has a newer page. Try again, or reload the page. (${t})</span>
      <button @click=${()=>this.load(e)}>Try again</button>
    </div>`}load(e){let t=Hi[e];t&&!t.module&&(t.load().then(()=>this.requestUpdate()),this.requestUpdate())}onLaidOut(){this.laidOut||(this.laidOut=!0,e(async()=>{for(let e of Mt)await Hi[e]?.load()}))}onChange(e){let{change:t,back:n}=e.detail,r=F(this.current);this.enter({...this.current,...t}),n===`none`?this.undoOf(this.current.view).amend(this.current):this.undoOf(this.current.view).add(this.current),t.view&&this.showTitle(),this.show(r,n)}show(e,t){let n=F(this.current),r=n!==e&&(t===`step`||t===`hand`&&!this.byHand);t!==`none`&&(this.damaged=null,this.byHand=t===`hand`),r?this.bar.begin(n):this.damaged||this.bar.show(n)}onDismiss(){this.damaged=null,this.bar.show(F(this.current))}read(){let{state:e,damaged:t}=Rt(location.hash);this.enter(Ki(e));let n=this.undoOf(this.current.view);n.present&&Gi(n.present,this.current)?n.amend(this.current):n.add(this.current),this.damaged=t,this.byHand=!1}undoHere(){return this.current.view===`play`?null:this.undoOf(this.current.view)}undoOf(e){let t=this.undo.get(e)??new nr;return this.undo.set(e,t),t}goTo(e){if(!e)return;let t=F(this.current);this.enter(e),this.show(t,`hand`)}onLook(e){this.look=e,xn(e)}onJudged(e,t){let{lower:n,upper:r}=this.memory.boundsOf(e,t),i=this.rounds.list.filter(n=>n.board===e&&n.goal===t).filter(e=>n>e.lower_bound||e.upper_bound===null||r!==null&&r<e.upper_bound);i.length>0&&this.rounds.add(i.map(e=>({...e,lower_bound:n,upper_bound:r}))),this.judged+=1}enter(e){this.current=e,this.last.set(e.view,e),this.load(e.view)}showTitle(){document.title=`${Ui[this.current.view]} – loyd, sliding tiles solved`}};k([D()],$.prototype,`current`,void 0),k([D()],$.prototype,`damaged`,void 0),k([D()],$.prototype,`judged`,void 0),k([D()],$.prototype,`look`,void 0),k([D()],$.prototype,`laidOut`,void 0),$=k([T(`loyd-page`)],$);function Gi(e,t){return e.goal===t.goal&&e.moves===t.moves&&N(e.board,t.board)}function Ki(e){let t=e.board??ut(Vi);return e.board?{...e,board:t}:{...e,board:t,moves:``,place:0}}Ze(),setTimeout(()=>document.body.prepend(document.createElement(`loyd-page`)));export{St as $,Xn as A,On as B,ir as C,Zn as D,Yn as E,Fn as F,Rt as G,R as H,Bn as I,At as J,F as K,Ln as L,zn as M,Rn as N,Wn as O,In as P,P as Q,An as R,z as S,Kn as T,I as U,L as V,$t as W,Tt as X,jt as Y,kt as Z,br as _,w as _t,Ai as a,M as at,B as b,s as bt,bi as c,A as ct,Qr as d,k as dt,ut as et,yr as f,O as ft,_r as g,T as gt,K as h,E as ht,ki as i,ft as it,Vn as j,Jn as k,xi as l,j as lt,G as m,D as mt,ji as n,ht as nt,Ei as o,at as ot,gr as p,Ke as pt,Et as q,Oi as r,vt as rt,Di as s,ot as st,Bi as t,N as tt,$r as u,Xe as ut,vr as v,x as vt,qn as w,ar as x,o as xt,pr as y,y as yt,Dn as z};