import type { ROLES } from './policy/roles.ts'

// The lists of the specification that code uses, codes exactly as they travel. States of orders, proposals and offers:
// status.ts.

// Sites
export const COUNTRIES = ['BR', 'AR'] as const
export type Country = (typeof COUNTRIES)[number]
export const LANGUAGES = ['pt-BR', 'es-AR'] as const
export type Language = (typeof LANGUAGES)[number]
export const CURRENCIES = ['BRL', 'ARS'] as const
export type Currency = (typeof CURRENCIES)[number]
export const AUDIENCES = ['customer', 'dealerStaff', 'administrator'] as const
export type Audience = (typeof AUDIENCES)[number]
export const FEATURE_FLAGS = [
  'chatbot',
  'subsidizedPrice',
  'leadForCitiesWithoutInfluenceArea',
  'cpfCnpjInLeadForm',
  'dataLayerMutationsDisabled',
  'leadsAllowedWithoutCpf',
] as const
export type FeatureFlag = (typeof FEATURE_FLAGS)[number]

// Brands
export const BRANDS = [
  'fiat',
  'fiat-flag',
  'fiat-abarth',
  'jeep',
  'ram',
  'dodge',
  'chrysler',
  'citroen',
  'peugeot',
] as const
export type Brand = (typeof BRANDS)[number]
/** Those that have cars: fiat-flag is another appearance of Fiat's sites. */
export const CAR_BRANDS = BRANDS.filter((brand) => brand !== 'fiat-flag')
export const SSO_BRANDS = ['fiat', 'jeep', 'dodge', 'chrysler', 'ram', 'citroen'] as const
export type SsoBrand = (typeof SSO_BRANDS)[number]
export const RENTAL_OFFER_BRANDS = ['jeep', 'fiat', 'citroen', 'peugeot', 'ram'] as const
export type RentalOfferBrand = (typeof RENTAL_OFFER_BRANDS)[number]

// Cars
export const PART_TYPES = ['ITEM', 'ACCESSORY', 'COLOR', 'COATING'] as const
export type PartType = (typeof PART_TYPES)[number]
export const PART_BEHAVIOURS = ['OPTIONAL', 'FEATURED'] as const
export type PartBehaviour = (typeof PART_BEHAVIOURS)[number]
export const RELATED_PRODUCT_TYPES = ['color', 'optional', 'accessory', 'service', 'coating'] as const
export type RelatedProductType = (typeof RELATED_PRODUCT_TYPES)[number]
export const FUELS = ['Diesel', 'Flex', 'Tetrafuel', 'Electric', 'Hybrid', 'Gas', 'Flex Hybrid'] as const
export type Fuel = (typeof FUELS)[number]
export const COLOUR_KINDS = ['solid', 'metallic', 'pearly', 'special'] as const
export type ColourKind = (typeof COLOUR_KINDS)[number]
export const CONFIGURATOR_STEPS = [
  'version',
  'optionals',
  'color',
  'coating',
  'accessories',
  'services',
  'resume',
] as const
export type ConfiguratorStep = (typeof CONFIGURATOR_STEPS)[number]
export const GARAGE_LISTS = ['owned', 'visited', 'wanted'] as const
export type GarageList = (typeof GARAGE_LISTS)[number]
export const PRICE_SOURCES = ['ecommercePrice', 'customPrice'] as const
export type PriceSource = (typeof PRICE_SOURCES)[number]
export const PRICE_QUERY_TYPES = ['EC'] as const
export type PriceQueryType = (typeof PRICE_QUERY_TYPES)[number]
export const VEHICLE_RENTAL_TYPES = ['hatch', 'sedan', 'SUV', 'pickup', 'van'] as const
export type VehicleRentalType = (typeof VEHICLE_RENTAL_TYPES)[number]

// People
export const PERSON_TYPES = ['physicalPerson', 'legalPerson'] as const
export type PersonType = (typeof PERSON_TYPES)[number]
export const GENDERS = ['female', 'male', 'prefer not to say'] as const
export type Gender = (typeof GENDERS)[number]
export const MARITAL_STATUSES = ['single', 'married', 'divorced', 'widowed', 'stable union'] as const
export type MaritalStatus = (typeof MARITAL_STATUSES)[number]
export const MARITAL_REGIMES = [
  'total communion',
  'partial communion',
  'total separation',
  'partial separation',
] as const
export type MaritalRegime = (typeof MARITAL_REGIMES)[number]
export const OCCUPATIONS = [
  'retired',
  'salaried',
  'self-employed',
  'business owner/partner',
  'public servant',
  'military',
  'other',
  'pensioner',
  'liberal professional',
] as const
export type Occupation = (typeof OCCUPATIONS)[number]
export const EMPLOYEE_BUYER_TYPES = [
  'employee',
  'family member',
  'invoice assignee',
  'brand collaborator',
  "collaborator's dependent",
] as const
export type EmployeeBuyerType = (typeof EMPLOYEE_BUYER_TYPES)[number]
/** The six of the specification first, then the rest of CTB art. 143. */
export const LICENCE_CATEGORIES = ['AB', 'A', 'B', 'C', 'D', 'E', 'ACC', 'AC', 'AD', 'AE'] as const
export type LicenceCategory = (typeof LICENCE_CATEGORIES)[number]
export const CONTACT_CHANNELS = ['EMAIL', 'MAILING', 'SMS', 'WHATSAPP', 'PHONE'] as const
export type ContactChannel = (typeof CONTACT_CHANNELS)[number]

// Addresses and places
export const UTM_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const
export type UtmParameter = (typeof UTM_PARAMETERS)[number]
export const PAGE_PARAMETERS = ['version', 'color', 'year'] as const
export type PageParameter = (typeof PAGE_PARAMETERS)[number]
export const GEOCODE_PROVIDERS = ['AWS', 'GOOGLE'] as const
export type GeocodeProvider = (typeof GEOCODE_PROVIDERS)[number]

// Dealers
export const DEALER_TYPES = ['ONLINE_SCHEDULE', 'DIGITAL_DEALER'] as const
export type DealerType = (typeof DEALER_TYPES)[number]
export const DEALER_LIST_TYPES = ['RENTAL'] as const
export type DealerListType = (typeof DEALER_LIST_TYPES)[number]
export const FULFILLMENT_MODES = ['LAX'] as const
export type FulfillmentMode = (typeof FULFILLMENT_MODES)[number]
export const PERIOD_TYPES = ['WORKING_TIME', 'BREAK'] as const
export type PeriodType = (typeof PERIOD_TYPES)[number]
export const COVERAGE_TYPES = ['NATIONAL', 'STATE', 'REGIONAL', 'DEALER_GROUP'] as const
export type CoverageType = (typeof COVERAGE_TYPES)[number]
export const JURISDICTIONS = ['MARKET', 'CONTEXT', 'BRAND', 'DEALER_GROUP', 'DEALER'] as const
export type Jurisdiction = (typeof JURISDICTIONS)[number]
export const TEST_DRIVE_PERIODS = ['morning', 'afternoon'] as const
export type TestDrivePeriod = (typeof TEST_DRIVE_PERIODS)[number]
export const RESPONSE_DOMAIN_FIELD_TYPES = [
  'TEXT',
  'SINGLE',
  'EVIDENCE',
  'DATEPICKER',
  'EMAIL',
  'PHONE_NUMBER',
  'LOYALTY_PROGRAMS',
] as const
export type ResponseDomainFieldType = (typeof RESPONSE_DOMAIN_FIELD_TYPES)[number]

// Offers, money and benefits
export const OFFER_TYPES = ['FCA', 'DEALER', 'RENTAL'] as const
export type OfferType = (typeof OFFER_TYPES)[number]
export const PAYMENT_DISPLAY_TYPES = ['FULL_PRICE', 'STARTS_WITH', 'FROM_TO', 'PERCENT', 'INSTALLMENT'] as const
export type PaymentDisplayType = (typeof PAYMENT_DISPLAY_TYPES)[number]
export const OFFER_SOURCES = ['SERVICE', 'ACCESSORY'] as const
export type OfferSource = (typeof OFFER_SOURCES)[number]
export const MOPAR_OFFER_TYPES = ['COUPON', 'FIXED_PRICE'] as const
export type MoparOfferType = (typeof MOPAR_OFFER_TYPES)[number]
export const RESERVATION_PAYMENT_TYPES = [
  'card',
  'pix',
  'boleto',
  'financing',
  'consortium',
  'trade',
  'dealer',
] as const
export type ReservationPaymentType = (typeof RESERVATION_PAYMENT_TYPES)[number]
export const RESERVATION_FUNDING_TYPES = ['PSA', 'B2'] as const
export type ReservationFundingType = (typeof RESERVATION_FUNDING_TYPES)[number]
export const FUNDING_SOURCES = ['ZFLOW', 'CDC', 'PSA_TRADITIONAL', 'NEXT', 'PSA_BALAO'] as const
export type FundingSource = (typeof FUNDING_SOURCES)[number]
export const SIMULATION_TYPES = ['CDC', 'NEXT', 'PSA_BALAO', 'PSA_TRADITIONAL'] as const
/** The plans that the brands of PSA have. */
export const PSA_TYPES = ['PSA_TRADITIONAL', 'PSA_BALAO'] as const
export type SimulationType = (typeof SIMULATION_TYPES)[number]
export const EXTRA_PLANS = ['BALAO', 'TRADITIONAL'] as const
export type ExtraPlan = (typeof EXTRA_PLANS)[number]
export const PLAN_TYPES = ['MSC', 'ECOM', 'OFFER'] as const
export type PlanType = (typeof PLAN_TYPES)[number]
export const REDEEM_TYPES = ['SELF', 'GIFT', 'GIFTED'] as const
export type RedeemType = (typeof REDEEM_TYPES)[number]
export const LIST_LOGICS = ['WHITELIST', 'BLACKLIST'] as const
export type ListLogic = (typeof LIST_LOGICS)[number]
export const LOYALTY_PROGRAMMES = ['Jeep Nation', 'Jeep Wave'] as const
export type LoyaltyProgramme = (typeof LOYALTY_PROGRAMMES)[number]
export const REVIEW_SORTINGS = ['most recent', 'best rated', 'most useful'] as const
export type ReviewSorting = (typeof REVIEW_SORTINGS)[number]
export const ANALYTICS_TYPES = ['GENERIC_LEAD'] as const
export type AnalyticsType = (typeof ANALYTICS_TYPES)[number]

// Rights. Their list stands apart: every page of the shop loads these words.
export type Role = (typeof ROLES)[number]
export const USER_GROUPS = ['OFFER', 'WCD', 'MOPAR', 'JEEP_NATION'] as const
export type UserGroup = (typeof USER_GROUPS)[number]
export const OFFER_ROLES = ['REGIONAL', 'NATIONAL', 'DEALER_GROUP', 'ZONE'] as const
export type OfferRole = (typeof OFFER_ROLES)[number]
export const MOPAR_ROLES = ['ROLE_REGIONAL', 'ROLE_ADMIN'] as const
export type MoparRole = (typeof MOPAR_ROLES)[number]
export const JEEP_NATION_ROLES = ['ROLE_ADMIN'] as const
export type JeepNationRole = (typeof JEEP_NATION_ROLES)[number]
