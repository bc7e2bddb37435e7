import { CAR_VIEWS } from '@volante/domain/car/car-image'
import { isMarker } from '@volante/domain/lead/partner-link'
import { CANCELLATION_REASONS, type CancellationReason } from '@volante/domain/order/cancellation'
import { SELFIE_LIMITS } from '@volante/domain/order/selfie'
import { INSTALMENTS_MAX } from '@volante/domain/payment/instalments'
import { FONT_NAMES, THEME_TOKENS } from '@volante/domain/theme/tokens'
import { COUNTRIES, CURRENCIES, LANGUAGES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'

const filled = (max = 200) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s]+$/))
/** Token values reach a style element unescaped: no way to leave the declaration. */
const tokenValue = z.string().check(z.regex(/^[#\w(),.%\s'"/-]{1,120}$/))
const tokens = z.partialRecord(z.enum(THEME_TOKENS), tokenValue)

export const Theme = z
  .strictObject({
    tokens,
    fonts: z.strictObject({ display: z.enum(FONT_NAMES), text: z.enum(FONT_NAMES) }),
    /** Other appearance of the same brand by identifier, e.g. fiat-flag: what differs from `tokens`. */
    variants: z._default(z.record(z.string(), tokens), {}),
    /** The variant the site wears; none: `tokens` alone. */
    variant: z.optional(z.string()),
  })
  .check(
    z.refine(({ variant, variants }) => variant === undefined || Object.hasOwn(variants, variant), {
      path: ['variant'],
      error: 'names none of theme.variants',
    }),
  )

/** Where a brand's car stands, drawn of light alone. */
export const PLACES = ['daylight', 'room', 'night', 'ridge', 'line', 'hall', 'studio'] as const

export type PlaceName = (typeof PLACES)[number]

/** Where the line of a home, and the name on a model's page, stands to its car: over it, centred over it, large behind it, beside it, at its feet. */
export const LAYOUTS = ['over', 'centre', 'behind', 'beside', 'low'] as const

/** What a home tells after its stage, in the brand's own order. */
export const HOME_PARTS = ['moments', 'offer', 'voice', 'range', 'ready', 'proof'] as const

/** What a model's page tells after its stage, in this order unless the brand has its own. */
export const MODEL_CHAPTERS = [
  'gallery',
  'versions',
  'steps',
  'room',
  'charging',
  'equipped',
  'keeping',
  'versus',
  'sheet',
  'reviews',
] as const

export type ModelChapter = (typeof MODEL_CHAPTERS)[number]

/** Whether each chapter is told once, and what is for sale before what it costs to keep. */
const isWholeStory = (told: readonly ModelChapter[]) =>
  told.length === MODEL_CHAPTERS.length &&
  MODEL_CHAPTERS.every((chapter) => told.includes(chapter)) &&
  told.indexOf('versions') < told.indexOf('steps') &&
  told.indexOf('steps') < told.indexOf('keeping')

/** What a home tells of its car, one figure of the datasheet each. */
export const MOMENTS = [
  'engine.power',
  'engine.torque',
  'performance.acceleration',
  'performance.road',
  'capacities.luggage',
  'capacities.payload',
  'capacities.towing',
  'dimensions.clearance',
] as const

/**
 * How the moments of a home and the pictures of a model follow one another: rounded tiles, round windows, wide bands one after the other, posters edge to
 * edge, a row of columns, a ledger of lines.
 */
export const RHYTHMS = ['tiles', 'rounds', 'bands', 'posters', 'columns', 'lines'] as const

/** A brand's art direction: its car, where it stands, from where it is seen, and how its home tells of it. */
export const BrandStage = z.strictObject({
  place: z._default(z.enum(PLACES), 'studio'),
  /** Slug of the car; where it is not sold, the first of the range. */
  model: z.optional(filled(60)),
  /** Paint that suits the place, #rrggbb; the most colourful one unless stated. */
  paint: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  /** From where a car is seen first: at home, on its own page and where brands stand side by side. */
  view: z._default(z.enum(CAR_VIEWS), 'front34'),
  facing: z._default(z.enum(['left', 'right']), 'left'),
  layout: z._default(z.enum(LAYOUTS), 'over'),
  moments: z._default(z.array(z.enum(MOMENTS)).check(z.maxLength(3)), []),
  rhythm: z._default(z.enum(RHYTHMS), 'tiles'),
  parts: z._default(z.array(z.enum(HOME_PARTS)), [...HOME_PARTS]),
  /** The same for the page of a model: every chapter, versions before their steps, both before what a car costs to keep. */
  chapters: z._default(
    z.array(z.enum(MODEL_CHAPTERS)).check(z.refine(isWholeStory, { error: 'is not the whole story in order' })),
    [...MODEL_CHAPTERS],
  ),
})

/** Flags of the page configuration (platform §9). */
export const Features = z.strictObject({
  chatbot: z.boolean(),
  subsidizedPrice: z.boolean(),
  leadForCitiesWithoutInfluenceArea: z.boolean(),
  cpfCnpjInLeadForm: z.boolean(),
  dataLayerMutationsDisabled: z.boolean(),
  leadsAllowedWithoutCpf: z.boolean(),
})

export const LeadSettings = z.strictObject({
  /** Asked only when features.leadsAllowedWithoutCpf is on (platform §5): anywhere, or a listed city (7-digit IBGE code) or dealer. */
  withoutCpf: z.strictObject({
    anywhere: z.boolean(),
    cities: z.array(z.string().check(z.regex(/^\d{7}$/))),
    dealers: z.array(filled()),
  }),
  /** Whether the form offers the address block. */
  address: z.boolean(),
  /** Hours within which a dealer answers, told on the receipt. */
  replyHours: z.int().check(z.gte(1), z.lte(240)),
})

const REASONS = Object.keys(CANCELLATION_REASONS) as CancellationReason[]

const between = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

const PURCHASE = {
  instalmentsMax: INSTALMENTS_MAX,
  cancellationReasons: REASONS,
  photoAttempts: SELFIE_LIMITS.maxAttempts,
  photoMinutes: SELFIE_LIMITS.seconds / 60,
  uploadMegabytes: 10,
  discountMax: 100,
  quotationSeller: 2,
  quotationManager: 5,
  quotationRegional: 10,
}

const PurchaseSettings = z.strictObject({
  /** Most instalments of a card. */
  instalmentsMax: z.int().check(z.gte(1), z.lte(INSTALMENTS_MAX)),
  /** The reasons that a buyer who cancels may choose from. */
  cancellationReasons: z.array(z.enum(REASONS)).check(z.minLength(1)),
  /** Photos of the security check, and the time for them. */
  photoAttempts: between(1, 10),
  photoMinutes: between(1, 60),
  /** Of one file that people send; the server may be set to less (UPLOAD_MAX_BYTES). */
  uploadMegabytes: between(1, 100),
  /** Per cent of the list price that a dealer's own price may lie below it. */
  discountMax: between(0, 100),
  /** Per cent of a quotation's initial price that a seller, a manager and a regional manager may give, bonus and discount together. */
  quotationSeller: between(0, 100),
  quotationManager: between(0, 100),
  quotationRegional: between(0, 100),
})

const marker = z.string().check(z.refine((text) => text === '' || isMarker(text), { error: 'is not name=value' }))

/** Both in an address, `name=value` each, tell a partner's link; blank ones tell none (spec platform §4). */
const WeakLogin = z.strictObject({ brandMarker: marker, typeMarker: marker })

/** Who stands behind the site: shown in every footer (BR Decreto 7.962/2013; AR Ley 24.240). */
export const Legal = z.strictObject({
  companyName: filled(),
  taxId: filled(20),
  address: filled(),
  phone: filled(40),
  email: z.email(),
  hours: filled(),
  dpoName: filled(),
  dpoEmail: z.email(),
})

/** One site: a brand in a country. One file of sites/ each; administrators edit it afterwards. */
export const Site = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
  country: z.enum(COUNTRIES),
  brand: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
  brandName: filled(40),
  /** The number older services know the brand by (platform §9); 0 is one of them. */
  brandId: z.nullable(z.int()),
  language: z.enum(LANGUAGES),
  currency: z.enum(CURRENCIES),
  timeZone: filled(60),
  market: filled(10),
  hosts: z.array(z.string().check(z.regex(/^[a-z0-9.-]+$/))),
  afterSalesOnly: z.boolean(),
  /** Place among the brands of its country where they stand in a list; equal ones by id. */
  order: z._default(z.int(), 100),
  theme: Theme,
  stage: z._default(BrandStage, z.parse(BrandStage, {})),
  /** Text id -> message that replaces the dictionary's. */
  texts: z.record(z.string(), z.string()),
  fuelLabels: z.record(z.string(), filled(40)),
  features: Features,
  lead: LeadSettings,
  purchase: z._default(PurchaseSettings, PURCHASE),
  weakLogin: z._default(WeakLogin, { brandMarker: '', typeMarker: '' }),
  /** Service name -> address it is called at instead of this server. */
  baseAddresses: z.record(z.string(), webAddress),
  legal: Legal,
  cacheTtlMs: z.int().check(z.gte(0)),
  locationTtlMs: z.int().check(z.gte(0)),
  anchors: z.strictObject({ delayMs: z.int().check(z.gte(0)), offsetPx: z.int() }),
  messagingAddress: webAddress,
  directionsAddress: webAddress,
})

export type Site = z.output<typeof Site>
export type Theme = z.output<typeof Theme>
export type BrandStage = z.output<typeof BrandStage>
export type Language = Site['language']
