import { expect, it } from 'vitest'
import spec from '../spec/vocabulary.json' with { type: 'json' }
import { ROLES } from './policy/roles.ts'
import * as vocabulary from './vocabulary.ts'

it.each([
  ['countries', vocabulary.COUNTRIES],
  ['languages', vocabulary.LANGUAGES],
  ['currencies', vocabulary.CURRENCIES],
  ['audiences', vocabulary.AUDIENCES],
  ['featureFlags', vocabulary.FEATURE_FLAGS],
  ['brands', vocabulary.BRANDS],
  ['ssoBrands', vocabulary.SSO_BRANDS],
  ['rentalOfferBrands', vocabulary.RENTAL_OFFER_BRANDS],
  ['partTypes', vocabulary.PART_TYPES],
  ['partBehaviours', vocabulary.PART_BEHAVIOURS],
  ['relatedProductTypes', vocabulary.RELATED_PRODUCT_TYPES],
  ['fuels', vocabulary.FUELS],
  ['colourKinds', vocabulary.COLOUR_KINDS],
  ['flowConfigurator', vocabulary.CONFIGURATOR_STEPS],
  ['garageLists', vocabulary.GARAGE_LISTS],
  ['priceSources', vocabulary.PRICE_SOURCES],
  ['priceQueryTypes', vocabulary.PRICE_QUERY_TYPES],
  ['vehicleRentalTypes', vocabulary.VEHICLE_RENTAL_TYPES],
  ['personTypes', vocabulary.PERSON_TYPES],
  ['genders', vocabulary.GENDERS],
  ['maritalStatuses', vocabulary.MARITAL_STATUSES],
  ['maritalRegimes', vocabulary.MARITAL_REGIMES],
  ['occupations', vocabulary.OCCUPATIONS],
  ['employeeBuyerTypes', vocabulary.EMPLOYEE_BUYER_TYPES],
  ['contactChannels', vocabulary.CONTACT_CHANNELS],
  ['utmParameters', vocabulary.UTM_PARAMETERS],
  ['pageParameters', vocabulary.PAGE_PARAMETERS],
  ['geocodeProviders', vocabulary.GEOCODE_PROVIDERS],
  ['dealerTypes', vocabulary.DEALER_TYPES],
  ['dealerListTypes', vocabulary.DEALER_LIST_TYPES],
  ['fulfillmentModes', vocabulary.FULFILLMENT_MODES],
  ['periodTypes', vocabulary.PERIOD_TYPES],
  ['coverageTypes', vocabulary.COVERAGE_TYPES],
  ['jurisdictions', vocabulary.JURISDICTIONS],
  ['testDrivePeriods', vocabulary.TEST_DRIVE_PERIODS],
  ['responseDomainFieldTypes', vocabulary.RESPONSE_DOMAIN_FIELD_TYPES],
  ['offerTypes', vocabulary.OFFER_TYPES],
  ['paymentDisplayTypes', vocabulary.PAYMENT_DISPLAY_TYPES],
  ['offerSources', vocabulary.OFFER_SOURCES],
  ['moparOfferTypes', vocabulary.MOPAR_OFFER_TYPES],
  ['reservationPaymentTypes', vocabulary.RESERVATION_PAYMENT_TYPES],
  ['reservationFundingTypes', vocabulary.RESERVATION_FUNDING_TYPES],
  ['fundingSources', vocabulary.FUNDING_SOURCES],
  ['simulationTypes', vocabulary.SIMULATION_TYPES],
  ['extraPlans', vocabulary.EXTRA_PLANS],
  ['planTypes', vocabulary.PLAN_TYPES],
  ['redeemTypes', vocabulary.REDEEM_TYPES],
  ['listLogic', vocabulary.LIST_LOGICS],
  ['loyaltyProgrammes', vocabulary.LOYALTY_PROGRAMMES],
  ['reviewsSorting', vocabulary.REVIEW_SORTINGS],
  ['analyticsTypes', vocabulary.ANALYTICS_TYPES],
  ['roles', ROLES],
  ['userGroups', vocabulary.USER_GROUPS],
  ['offerRoles', vocabulary.OFFER_ROLES],
  ['moparRoles', vocabulary.MOPAR_ROLES],
  ['jeepNationRoles', vocabulary.JEEP_NATION_ROLES],
] as const)('%s has the codes of the specification, in its order', (key, codes) => {
  expect(codes).toEqual(spec[key].values)
})

it('keeps the six licence categories of the specification first', () => {
  expect(vocabulary.LICENCE_CATEGORIES.slice(0, 6)).toEqual(spec.licenceCategories.values)
})
