import {
  ACCOUNT_SLUGS,
  GARAGE_SLUGS,
  LOAN_SLUGS,
  MAINTENANCE_SLUGS,
  ORDER_SLUGS,
  PASSPORT_SLUGS,
  REVIEW_SLUGS,
  TRADE_OFFER_SLUGS,
} from '@volante/contract/account-addresses'
import type { Language, Site } from '@volante/contract/site'

/** Addresses below `/:country/:brand`, per language. The only place that knows them. */
export const SLUGS = {
  home: { 'pt-BR': '', 'es-AR': '' },
  models: { 'pt-BR': 'modelos', 'es-AR': 'modelos' },
  model: { 'pt-BR': 'modelos/:model', 'es-AR': 'modelos/:model' },
  reviewReport: { 'pt-BR': 'avaliacoes/:review/denunciar', 'es-AR': 'opiniones/:review/denunciar' },
  build: { 'pt-BR': 'monte', 'es-AR': 'arma' },
  configurator: { 'pt-BR': 'monte/:model', 'es-AR': 'arma/:model' },
  summary: { 'pt-BR': 'monte/:model/resumo', 'es-AR': 'arma/:model/resumen' },
  shared: { 'pt-BR': 'codigo/:code', 'es-AR': 'codigo/:code' },
  comparator: { 'pt-BR': 'comparador', 'es-AR': 'comparador' },
  financing: { 'pt-BR': 'financiamento', 'es-AR': 'financiacion' },
  financingCompare: { 'pt-BR': 'financiamento/comparar', 'es-AR': 'financiacion/comparar' },
  ownershipCost: { 'pt-BR': 'custo-de-uso', 'es-AR': 'costo-de-uso' },
  budget: { 'pt-BR': 'o-que-cabe', 'es-AR': 'que-entra' },
  dealers: { 'pt-BR': 'concessionarias', 'es-AR': 'concesionarios' },
  dealer: { 'pt-BR': 'concessionarias/:dealer', 'es-AR': 'concesionarios/:dealer' },
  accessories: { 'pt-BR': 'acessorios', 'es-AR': 'accesorios' },
  proposal: { 'pt-BR': 'proposta', 'es-AR': 'propuesta' },
  proposalSent: { 'pt-BR': 'proposta/enviada', 'es-AR': 'propuesta/enviada' },
  testDrive: { 'pt-BR': 'test-drive', 'es-AR': 'prueba-de-manejo' },
  serviceVisit: { 'pt-BR': 'agendar-servico', 'es-AR': 'turno-de-servicio' },
  visit: { 'pt-BR': 'visitar-loja', 'es-AR': 'visitar-concesionario' },
  appointment: { 'pt-BR': 'agendamento/:token', 'es-AR': 'turno/:token' },
  wait: { 'pt-BR': 'lista-de-espera/:token', 'es-AR': 'espera-de-turno/:token' },
  events: { 'pt-BR': 'eventos', 'es-AR': 'eventos' },
  event: { 'pt-BR': 'eventos/:event', 'es-AR': 'eventos/:event' },
  enrolment: { 'pt-BR': 'inscricao/:token', 'es-AR': 'inscripcion/:token' },
  arrival: { 'pt-BR': 'cheguei/:dealer', 'es-AR': 'llegue/:dealer' },
  qrCode: { 'pt-BR': 'q/:code', 'es-AR': 'q/:code' },
  turn: { 'pt-BR': 'minha-vez/:token', 'es-AR': 'mi-turno/:token' },
  contact: { 'pt-BR': 'contato', 'es-AR': 'contacto' },
  contactSent: { 'pt-BR': 'contato/enviado', 'es-AR': 'contacto/enviado' },
  ownership: { 'pt-BR': 'pos-venda', 'es-AR': 'posventa' },
  recall: { 'pt-BR': 'recall', 'es-AR': 'recall' },
  recallAlertAsk: { 'pt-BR': 'avise-me-de-recall', 'es-AR': 'avisame-de-recall' },
  recallAlert: { 'pt-BR': 'recall/aviso/:token', 'es-AR': 'recall/aviso/:token' },
  recallCampaign: { 'pt-BR': 'recall/:campaign', 'es-AR': 'recall/:campaign' },
  ...MAINTENANCE_SLUGS,
  manuals: { 'pt-BR': 'manuais', 'es-AR': 'manuales' },
  valuation: { 'pt-BR': 'quanto-vale', 'es-AR': 'cuanto-vale' },
  legal: { 'pt-BR': 'aviso-legal', 'es-AR': 'aviso-legal' },
  privacy: { 'pt-BR': 'privacidade', 'es-AR': 'privacidad' },
  regret: { 'pt-BR': 'arrependimento', 'es-AR': 'arrepentimiento' },
  unsubscribe: { 'pt-BR': 'cancelamento-de-servico', 'es-AR': 'baja-de-servicio' },
  ...ACCOUNT_SLUGS,
  signOut: { 'pt-BR': 'sair', 'es-AR': 'salir' },
  olderAccount: { 'pt-BR': 'conta-antiga', 'es-AR': 'cuenta-anterior' },
  accountAgreement: { 'pt-BR': 'minha-conta/termos', 'es-AR': 'mi-cuenta/terminos' },
  accountCompletion: { 'pt-BR': 'minha-conta/completar/:step', 'es-AR': 'mi-cuenta/completar/:step' },
  accountPerson: { 'pt-BR': 'minha-conta/dados', 'es-AR': 'mi-cuenta/datos' },
  accountDocuments: { 'pt-BR': 'minha-conta/documentos', 'es-AR': 'mi-cuenta/documentos' },
  accountAddress: { 'pt-BR': 'minha-conta/endereco', 'es-AR': 'mi-cuenta/domicilio' },
  accountEmails: { 'pt-BR': 'minha-conta/emails', 'es-AR': 'mi-cuenta/correos' },
  accountAccess: { 'pt-BR': 'minha-conta/acesso', 'es-AR': 'mi-cuenta/acceso' },
  accountCards: { 'pt-BR': 'minha-conta/cartoes', 'es-AR': 'mi-cuenta/tarjetas' },
  accountVisits: { 'pt-BR': 'minha-conta/agendamentos', 'es-AR': 'mi-cuenta/turnos' },
  accountEvents: { 'pt-BR': 'minha-conta/eventos', 'es-AR': 'mi-cuenta/eventos' },
  accountPush: { 'pt-BR': 'minha-conta/avisos', 'es-AR': 'mi-cuenta/avisos' },
  accountPrivacy: { 'pt-BR': 'minha-conta/privacidade', 'es-AR': 'mi-cuenta/privacidad' },
  garage: { 'pt-BR': 'minha-conta/garagem', 'es-AR': 'mi-cuenta/garaje' },
  garageAdd: { 'pt-BR': 'minha-conta/garagem/novo', 'es-AR': 'mi-cuenta/garaje/nuevo' },
  garageKeep: { 'pt-BR': 'minha-conta/garagem/guardar', 'es-AR': 'mi-cuenta/garaje/guardar' },
  ...GARAGE_SLUGS,
  garagePapers: { 'pt-BR': 'minha-conta/garagem/:car/documentos', 'es-AR': 'mi-cuenta/garaje/:car/documentos' },
  garageLogbook: { 'pt-BR': 'minha-conta/garagem/:car/caderno', 'es-AR': 'mi-cuenta/garaje/:car/libreta' },
  garageWarranty: { 'pt-BR': 'minha-conta/garagem/:car/garantia', 'es-AR': 'mi-cuenta/garaje/:car/garantia' },
  garageReceipt: {
    'pt-BR': 'minha-conta/garagem/:car/recall/:campaign',
    'es-AR': 'mi-cuenta/garaje/:car/recall/:campaign',
  },
  logbookCheck: { 'pt-BR': 'caderno', 'es-AR': 'libreta' },
  logbook: { 'pt-BR': 'caderno/:token', 'es-AR': 'libreta/:token' },
  logbookFile: { 'pt-BR': 'caderno/:token/arquivo', 'es-AR': 'libreta/:token/archivo' },
  ...PASSPORT_SLUGS,
  passportNew: { 'pt-BR': 'passaporte', 'es-AR': 'pasaporte' },
  passportFile: { 'pt-BR': 'passaporte/:token/arquivo', 'es-AR': 'pasaporte/:token/archivo' },
  ownReviews: { 'pt-BR': 'minha-conta/avaliacoes', 'es-AR': 'mi-cuenta/opiniones' },
  reviewNew: { 'pt-BR': 'minha-conta/avaliacoes/nova', 'es-AR': 'mi-cuenta/opiniones/nueva' },
  ...REVIEW_SLUGS,
  loans: { 'pt-BR': 'minha-conta/financiamentos', 'es-AR': 'mi-cuenta/financiaciones' },
  ...LOAN_SLUGS,
  ...TRADE_OFFER_SLUGS,
  loanVoucher: {
    'pt-BR': 'minha-conta/financiamentos/:loan/comprovante',
    'es-AR': 'mi-cuenta/financiaciones/:loan/comprobante',
  },
  loanForm: { 'pt-BR': 'financiamento/proposta/:simulation', 'es-AR': 'financiacion/solicitud/:simulation' },
  reserve: { 'pt-BR': 'reserva', 'es-AR': 'reserva' },
  reserveRegister: { 'pt-BR': 'reserva/cadastro', 'es-AR': 'reserva/registro' },
  orderPay: { 'pt-BR': 'reserva/:order/pagamento', 'es-AR': 'reserva/:order/pago' },
  orderDone: { 'pt-BR': 'reserva/:order/pronto', 'es-AR': 'reserva/:order/listo' },
  orderDocuments: { 'pt-BR': 'reserva/:order/documentos', 'es-AR': 'reserva/:order/documentos' },
  orderPhoto: { 'pt-BR': 'reserva/:order/foto', 'es-AR': 'reserva/:order/foto' },
  orderKit: { 'pt-BR': 'reserva/:order/kit', 'es-AR': 'reserva/:order/kit' },
  handedPhoto: { 'pt-BR': 'foto/:token', 'es-AR': 'foto/:token' },
  orders: { 'pt-BR': 'minha-conta/pedidos', 'es-AR': 'mi-cuenta/pedidos' },
  ...ORDER_SLUGS,
  orderCancel: { 'pt-BR': 'minha-conta/pedidos/:order/cancelar', 'es-AR': 'mi-cuenta/pedidos/:order/cancelar' },
  orderRefund: {
    'pt-BR': 'minha-conta/pedidos/:order/conta-da-devolucao',
    'es-AR': 'mi-cuenta/pedidos/:order/cuenta-de-devolucion',
  },
  handover: { 'pt-BR': 'minha-conta/pedidos/:order/retirada', 'es-AR': 'mi-cuenta/pedidos/:order/retiro' },
  orderFeedback: { 'pt-BR': 'minha-conta/pedidos/:order/avaliacao', 'es-AR': 'mi-cuenta/pedidos/:order/opinion' },
  sharedOrder: { 'pt-BR': 'acompanhar/:token', 'es-AR': 'seguir/:token' },
} as const satisfies Record<string, Record<Language, string>>

export type PageName = keyof typeof SLUGS

type Pattern<N extends PageName> = (typeof SLUGS)[N]['pt-BR']
type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never
type Params<N extends PageName> = { readonly [K in Names<Pattern<N>>]: string }
export type Query = Readonly<Record<string, string | number | readonly string[] | null | undefined>>
type Rest<N extends PageName> = [Names<Pattern<N>>] extends [never]
  ? [params?: null, query?: Query]
  : [params: Params<N>, query?: Query]

type Whose = Pick<Site, 'country' | 'brand' | 'language'>

/** `/br/fiat`; the portal's is `/` or `/ar`. */
export function basePath(site: Whose): string {
  if (site.brand === 'portal') return site.country === 'AR' ? '/ar' : '/'
  return `/${site.country.toLowerCase()}/${site.brand}`
}

/** The address of a page of a site: `pathTo(site, 'model', { model: 'pulse' }, { version: '…' })`. */
export function pathTo<N extends PageName>(site: Whose, name: N, ...rest: Rest<N>): string {
  const [params, query] = rest
  const values: Readonly<Record<string, string>> = params ?? {}
  const slug = SLUGS[name][site.language].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
  const base = basePath(site)
  if (base === '/') return `/${slug}${queryOf(query)}`
  return (slug === '' ? base : `${base}/${slug}`) + queryOf(query)
}

function queryOf(query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined && one !== '') search.append(key, String(one))
    }
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

interface FoundPage {
  readonly name: PageName
  readonly params: Readonly<Record<string, string>>
  readonly language: Language
}

let last: { readonly rest: string; readonly found: FoundPage | null } | null = null

/** Which page of the table a path below the site's base is, in either language, and its parameters. */
export function pageOf(rest: string): FoundPage | null {
  // A page asks of its own path for each of the other sites.
  if (last?.rest !== rest) last = { rest, found: findPage(rest) }
  return last.found
}

function findPage(rest: string): FoundPage | null {
  const segments = rest.split('/').filter((part) => part !== '')
  for (const language of ['pt-BR', 'es-AR'] as const) {
    for (const name of Object.keys(SLUGS) as PageName[]) {
      const params = match(SLUGS[name][language], segments)
      if (params) return { name, params, language }
    }
  }
  return null
}

function match(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const wanted = pattern.split('/').filter((part) => part !== '')
  if (wanted.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const given = segments[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = given
    else if (part !== given) return null
  }
  return params
}

/**
 * The same page on another site, else that site's home. Literal patterns come before parameters in the table, so
 * `proposta/enviada` never reads as a parameter.
 */
export function equivalentPath(from: Whose, to: Whose, path: string): string {
  if (to.brand === 'portal' || from.brand === 'portal') return basePath(to)
  const found = pageOf(path.slice(basePath(from).length))
  if (!found) return basePath(to)
  const name = broader(found, from, to)
  const slug = SLUGS[name][to.language].replace(/:(\w+)/g, (_, key: string) => found.params[key] ?? '')
  return slug === '' ? basePath(to) : `${basePath(to)}/${slug}`
}

function broader({ name, params }: { name: PageName; params: object }, from: Whose, to: Whose): PageName {
  if (from.brand === to.brand && from.country === to.country) return name
  // An order, and what hangs on a secret address, is of one site alone.
  if ('order' in params) return 'orders'
  if ('review' in params) return name === 'ownReview' ? 'ownReviews' : 'home'
  if ('token' in params) return 'home'
  const elsewhere = from.brand === to.brand ? OF_A_COUNTRY : OF_A_BRAND
  return elsewhere[name] ?? name
}

/** A dealer stands in one country, and a code names a car of one price list. */
const OF_A_COUNTRY: Partial<Record<PageName, PageName>> = {
  dealer: 'dealers',
  arrival: 'dealers',
  event: 'events',
  shared: 'home',
}

/** Pages about one car or dealer of a brand have no equal on another brand: its list does. */
const OF_A_BRAND: Partial<Record<PageName, PageName>> = {
  model: 'models',
  reviews: 'models',
  configurator: 'build',
  summary: 'build',
  shared: 'home',
  dealer: 'dealers',
  arrival: 'dealers',
  event: 'events',
  proposalSent: 'proposal',
  contactSent: 'contact',
}
