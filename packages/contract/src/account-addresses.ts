import type { Site } from './site.ts'

/** Pages that mails and identity providers lead to, below a site's own address: pt-BR and es-AR. */
export const ACCOUNT_SLUGS = {
  signIn: { 'pt-BR': 'entrar', 'es-AR': 'ingresar' },
  signUp: { 'pt-BR': 'cadastro', 'es-AR': 'registro' },
  confirmEmail: { 'pt-BR': 'confirmar-email', 'es-AR': 'confirmar-correo' },
  firstPassword: { 'pt-BR': 'primeira-senha', 'es-AR': 'primera-contrasena' },
  resetPassword: { 'pt-BR': 'nova-senha', 'es-AR': 'nueva-contrasena' },
  forgotPassword: { 'pt-BR': 'esqueci-a-senha', 'es-AR': 'olvide-la-contrasena' },
  account: { 'pt-BR': 'minha-conta', 'es-AR': 'mi-cuenta' },
} as const
export type AccountPage = keyof typeof ACCOUNT_SLUGS

/** The pages of one order that the letters about it lead to. */
export const ORDER_SLUGS = {
  order: { 'pt-BR': 'minha-conta/pedidos/:order', 'es-AR': 'mi-cuenta/pedidos/:order' },
  orderContract: { 'pt-BR': 'reserva/:order/contrato', 'es-AR': 'reserva/:order/contrato' },
} as const

/** The page of a proposal to a bank. */
export const LOAN_SLUGS = {
  loan: { 'pt-BR': 'minha-conta/financiamentos/:loan', 'es-AR': 'mi-cuenta/financiaciones/:loan' },
} as const

/** The page of one's own car. */
export const GARAGE_SLUGS = {
  garageCar: { 'pt-BR': 'minha-conta/garagem/:car', 'es-AR': 'mi-cuenta/garaje/:car' },
} as const

/** The page of an own review, and that of a model's reviews. */
export const REVIEW_SLUGS = {
  ownReview: { 'pt-BR': 'minha-conta/avaliacoes/:review', 'es-AR': 'mi-cuenta/opiniones/:review' },
  reviews: { 'pt-BR': 'modelos/:model/avaliacoes', 'es-AR': 'modelos/:model/opiniones' },
} as const

/** The page that says what a car's next revision is, what it costs and where. */
export const MAINTENANCE_SLUGS = {
  maintenance: { 'pt-BR': 'revisoes', 'es-AR': 'services' },
} as const

/** The page of a dealer's offer for a used car. */
export const TRADE_OFFER_SLUGS = {
  tradeOffer: { 'pt-BR': 'quanto-vale/oferta/:token', 'es-AR': 'cuanto-vale/oferta/:token' },
} as const

/** The page of a signed price. */
export const PASSPORT_SLUGS = {
  passport: { 'pt-BR': 'passaporte/:token', 'es-AR': 'pasaporte/:token' },
} as const

/** Where identity providers send people back to: one address for every site, since providers are told it exactly. */
export const PROVIDER_RETURN_PATH = '/entrar/retorno'

type Whose = Pick<Site, 'country' | 'brand' | 'language'>

/** Takes a site, a page and its query; returns the address below the host, e.g. /br/fiat/entrar?voltar=%2Fbr%2Ffiat. */
export function accountPath(site: Whose, page: AccountPage, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(query).toString()
  return `${baseOf(site)}/${ACCOUNT_SLUGS[page][site.language]}${search === '' ? '' : `?${search}`}`
}

/** Takes a site, an order's id and which of its pages; returns the page's address below the host. */
export const orderPath = (site: Whose, id: string, page: keyof typeof ORDER_SLUGS = 'order'): string =>
  `${baseOf(site)}/${ORDER_SLUGS[page][site.language].replace(':order', encodeURIComponent(id))}`

/** Takes a site and a proposal's id; returns its page's address below the host. */
export const loanPath = (site: Whose, id: string): string =>
  `${baseOf(site)}/${LOAN_SLUGS.loan[site.language].replace(':loan', encodeURIComponent(id))}`

/** Takes a site and the id of an own car; returns its page's address below the host. */
export const garageCarPath = (site: Whose, id: string): string =>
  `${baseOf(site)}/${GARAGE_SLUGS.garageCar[site.language].replace(':car', encodeURIComponent(id))}`

/** Takes a site and an own review's id; returns its page's address below the host. */
export const ownReviewPath = (site: Whose, id: string): string =>
  `${baseOf(site)}/${REVIEW_SLUGS.ownReview[site.language].replace(':review', encodeURIComponent(id))}`

/** Takes a site and a model's slug; returns the address below the host of its reviews. */
export const reviewsPath = (site: Whose, model: string): string =>
  `${baseOf(site)}/${REVIEW_SLUGS.reviews[site.language].replace(':model', encodeURIComponent(model))}`

/** Takes a site and what is known of a car; returns the address below the host of its next revision, from where it is booked. */
export const maintenancePath = (site: Whose, known: Readonly<Record<string, string>>): string =>
  `${baseOf(site)}/${MAINTENANCE_SLUGS.maintenance[site.language]}?${new URLSearchParams(known).toString()}`

/** Takes a site and the token of an offer; returns its page's address below the host. */
export const tradeOfferPath = (site: Whose, token: string): string =>
  `${baseOf(site)}/${TRADE_OFFER_SLUGS.tradeOffer[site.language].replace(':token', encodeURIComponent(token))}`

/** Takes a site and the token of a passport; returns its page's address below the host. */
export const passportPath = (site: Whose, token: string): string =>
  `${baseOf(site)}/${PASSPORT_SLUGS.passport[site.language].replace(':token', encodeURIComponent(token))}`

function baseOf({ brand, country }: Whose): string {
  const portal = country === 'AR' ? '/ar' : ''
  return brand === 'portal' ? portal : `/${country.toLowerCase()}/${brand}`
}

/**
 * Takes where somebody wants to go on; returns it when it is a path of this host, else '/'. Browsers read a backslash as a
 * slash and drop tabs and line breaks, so that "/\evil.example" and "/\t/evil.example" would leave.
 */
export function safeReturnPath(value: string | null | undefined): string {
  if (!value || value.length > 1000 || /[\\\p{Cc}]/u.test(value) || !value.startsWith('/')) return '/'
  const base = 'http://own.invalid'
  if (!URL.canParse(value, base)) return '/'
  const url = new URL(value, base)
  // "/.//evil.example" is a path of ours whose own beginning names another host.
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/'
}
