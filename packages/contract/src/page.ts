import type { Permission } from '@volante/domain/policy/permissions'
import type { Country, Role } from '@volante/domain/vocabulary'
import type { PageKind } from '@volante/domain/work/page-kinds'
import type { PreviewAs } from './change-sets.ts'
import type { Api } from './index.ts'
import type { Site } from './site.ts'

/** A message ready to format: plain text, or the parsed ICU elements when it has placeholders. */
export type Message = string | readonly MessagePart[]

/** One element of a parsed ICU message, as icu-messageformat-parser numbers them. */
export interface MessagePart {
  readonly type: number
  readonly value?: string
  readonly style?: unknown
  readonly options?: Readonly<Record<string, { readonly value: readonly MessagePart[] }>>
  readonly offset?: number
  readonly pluralType?: 'cardinal' | 'ordinal'
  readonly children?: readonly MessagePart[]
}

/** Namespace -> text id -> message. */
export type Messages = Readonly<Record<string, Readonly<Record<string, Message>>>>

export interface Visitor {
  readonly id: string
  readonly name: string
  readonly roles: readonly Role[]
}

/** What a page keeps under an address of its own, so that Back, Forward and a reload show it again (post, redirect, get). */
export interface Flash {
  /** What the page's action returned for a form that was not accepted. */
  readonly answer?: unknown
  /** A step of the page that its loader shows. */
  readonly step?: unknown
}

/** What the server tells the pages about one request. */
export interface PageFacts {
  readonly site: Site
  /** Those that are open. */
  readonly sites: readonly Site[]
  /** The closed ones too: staff read what was done there. */
  readonly everySite: readonly Site[]
  /** The in-process client: handlers called directly, with the same checks as over HTTP. */
  readonly api: Api
  /** The same client at another site: an order of another brand has its catalogue there. */
  apiAt(site: Site): Api
  readonly messages: Messages
  /** Address of the site's texts of some namespaces, as JSON: one lasting file, the same for everybody. */
  textsAddress(namespaces: readonly string[]): string
  readonly now: Date
  readonly demo: boolean
  /** Always null on pages kept in the HTML cache. */
  readonly visitor: Visitor | null
  /** The countries into which the visitor's right reaches, in their order; none where they lack it. */
  countriesReached(right: Permission): Promise<readonly Country[]>
  /** The open sites into which the same goes: of dealers, those of the brands they sell; portals where it reaches all of a market. */
  sitesReached(right: Permission): Promise<readonly Site[]>
  /** Anti-forgery token for hidden fields; null on pages kept in the HTML cache. */
  readonly xsrf: string | null
  /** Nonce of inline scripts and styles; null where hashes are computed instead. */
  readonly nonce: string | null
  /** Set where the server refuses the request itself: the form's anti-forgery token is missing or old; it asks too often; the database is away. */
  readonly refused: 'expired' | 'limited' | 'unavailable' | 'closed' | null
  /** The page shows changes that are not in force; null for everybody's shop. */
  readonly preview: {
    /** The set it shows; null for one value alone. */
    readonly id: string | null
    readonly name: string
    readonly at: string
    /** As whom it is seen. */
    readonly as: PreviewAs
    /** Where what it shows is prepared. */
    readonly path: string
    /** Whether who looks may change the texts of its site. */
    readonly mayEditTexts: boolean
  } | null
  /** What was kept under this address; null where nothing was, or its hour is over. */
  readonly flash: Flash | null
  /** Keeps it for this browser for an hour, for this page or the one of a path; returns the address to go to, null where it is too large or there were too many. */
  keepFlash(flash: Flash, path?: string): Promise<string | null>
  /** `https://host` for absolute addresses. */
  readonly origin: string
  /** Logs an unexpected failure with the request's id. */
  readonly report: (error: unknown) => void
}

/** What a route may state in its `handle`. */
export interface RouteHandle {
  /** Text namespaces sent to the browser; `shell` always is. */
  readonly texts?: readonly string[]
  /** False: the page ships no script. Enhance: a few kilobytes by which links and GET forms answer in place, no hydration. */
  readonly script?: boolean | 'enhance'
  /** False: never kept in the HTML cache. A list: nouns whose change drops the page. */
  readonly cache?: false | readonly string[]
  /** Query parameters the page reads; all others share one cached page. */
  readonly query?: readonly string[]
}

/** What is counted of a page that is opened. */
export interface CountedPage {
  readonly kind: PageKind
  /** As addresses name it; null where the page shows no one model. */
  readonly model: string | null
}

/** The merged handles of the routes that answer an address. */
export interface PagePlan {
  readonly texts: readonly string[]
  readonly script: boolean | 'enhance'
  readonly cache: false | readonly string[]
  readonly query: readonly string[]
  /** Null where nothing is counted: pages of one person, of staff, errors. */
  readonly counted: CountedPage | null
}

/** A page that was drawn to its end: its bytes beside a response without a body, which is twice as fast as a body of streams. */
export interface WholePage extends Response {
  readonly whole: Buffer
}

/** The pages of one build: what an address asks of the server, and its answer. */
export interface OpenedWeb {
  plan(path: string): PagePlan
  render(request: Request, facts: PageFacts): Promise<Response | WholePage>
}

/** What the built web app exports to the server; the build itself is the router's and passed back as it came. */
export interface WebEntry<Build = never> {
  open(build: Build, mode: 'development' | 'production'): OpenedWeb
}
