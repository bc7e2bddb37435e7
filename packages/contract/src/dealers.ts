import { PERMISSIONS } from '@volante/domain/policy/policy'
import { CURRENCIES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { Dealer, DealerGroup, dealerFilter, NearbyDealer, radiusQuery } from './dealer.ts'
import { Country } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { City, InfluenceArea, pathText, State, Zone } from './location.ts'
import { PICTURE_BODY, PictureContent, pictureRefusals } from './pictures.ts'
import { bool, int, page as onPage, paging, short } from './query.ts'

const text = z.optional(short(120))
const unknown = { 'dealer.notFound': 404 } as const
const group = z.object({ g: pathText() })

/** A service of the workshop; the price in cents is illustrative. */
export const WorkshopService = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  serviceName: z.string(),
  price: z.int(),
  currency: z.enum(CURRENCIES),
})

/** "08:00-12:00, 13:30-18:00" in the dealer's time zone; blank where it is closed. */
const DayHours = z.optional(z.nullable(short(60)))
const Week = {
  monday: DayHours,
  tuesday: DayHours,
  wednesday: DayHours,
  thursday: DayHours,
  friday: DayHours,
  saturday: DayHours,
  sunday: DayHours,
}

const LonLat = z.tuple([z.number(), z.number()])
/** An influence area of one of a dealer's brands: its cities, who sells the brand in them, and which other areas lie around it. */
const DealerArea = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  brandName: z.string(),
  /** Corners of the line around its cities, as are those of its neighbours. */
  outline: z.array(LonLat),
  cities: z.array(z.string()),
  /** With the dealer itself. */
  dealers: z.array(z.object({ dealerCode: z.string(), name: z.string(), at: LonLat })),
  neighbours: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      outline: z.array(LonLat),
      cityCount: z.int(),
      dealers: z.array(z.string()),
      /** Cities that belong to both. */
      shared: z.array(z.string()),
    }),
  ),
})
export type DealerArea = z.output<typeof DealerArea>

/** A dealer as its own people and administrators see it. */
const DeskDealer = z.extend(Dealer, {
  ...Week,
  /** Why it is blocked, and its last day; null where it is not, or until somebody ends it. */
  reason: z.nullable(z.string()),
  until: z.nullable(z.iso.date()),
  /** The services of its workshop by name, or by code where they are a family; empty in a list. */
  workshop: z.array(z.string()),
  /** Empty unless asked for, as is what follows. */
  areas: z.array(DealerArea),
  /** What workshops of its country may offer. */
  workshopKnown: z.array(z.string()),
  regionalNames: z.array(z.object({ name: z.string(), brand: z.string() })),
})
export type DeskDealer = z.output<typeof DeskDealer>

export const dealers = service('dealers', {
  deskList: call({
    id: 'dealers.desk.list',
    get: '/dealers/desk',
    access: 'bearer',
    may: 'dealers.read',
    within: 'rows',
    query: z.object({
      text,
      country: z.optional(Country),
      brand: text,
      influenceArea: text,
      blocked: z.optional(bool()),
      right: z.optional(z.enum(PERMISSIONS as readonly [(typeof PERMISSIONS)[number]])),
      ...paging,
    }),
    ok: onPage(DeskDealer),
    says: 'Takes words of the name or the code, a country, a brand, an influence area, whether it is blocked and a right that the caller must hold there; returns a page of the dealers within reach by name, blocked ones too.',
  }),
  deskGet: call({
    id: 'dealers.desk.get',
    get: '/dealers/desk/{id}',
    access: 'bearer',
    may: 'dealers.read',
    within: { record: 'dealer', by: 'params.id' },
    params: z.object({ id: pathText() }),
    query: z.object({ areas: z.optional(bool()) }),
    ok: DeskDealer,
    errors: unknown,
    says: 'Takes a dealer id and whether its influence areas are wanted; returns the dealer with its hours by weekday, why and until when it is blocked, the services of its workshop by name, and those areas with what lies around them, its regionals and what workshops may offer. Refuses unknown ones.',
  }),
  deskUpdate: call({
    id: 'dealers.desk.update',
    put: '/dealers/desk/{id}',
    access: 'bearer',
    may: 'dealers.manage',
    within: { record: 'dealer', by: 'params.id' },
    params: z.object({ id: pathText() }),
    body: z.object({ ...Week, workshop: z.optional(z.array(short(120)).check(z.maxLength(60))) }),
    ok: DeskDealer,
    errors: unknown,
    says: 'Takes a dealer id, its hours by weekday (null: closed; kept where not stated) and the services of its workshop, by name or code; refuses what is no hours and services that its country does not have.',
  }),
  photoUpdate: call({
    id: 'dealers.desk.photo.update',
    put: '/dealers/desk/{id}/photo',
    access: 'bearer',
    may: 'dealers.manage',
    within: { record: 'dealer', by: 'params.id' },
    maxBody: PICTURE_BODY,
    ownTransaction: true,
    params: z.object({ id: pathText() }),
    body: z.object({ content: PictureContent }),
    ok: DeskDealer,
    errors: { ...unknown, ...pictureRefusals },
    says: 'Takes a dealer id and a picture of it from outside; keeps it as the library of pictures does, shows it in place of the one before and forgets that one where nothing else shows it. Refuses what is no picture and fewer than 320 pixels.',
  }),
  photoRemove: call({
    id: 'dealers.desk.photo.delete',
    delete: '/dealers/desk/{id}/photo',
    access: 'bearer',
    may: 'dealers.manage',
    within: { record: 'dealer', by: 'params.id' },
    params: z.object({ id: pathText() }),
    errors: unknown,
    says: 'Takes a dealer id; its page shows no picture any more, and one of its own that nothing else shows is forgotten.',
  }),
  brandList: call({
    id: 'dealers.v1.brand.list',
    get: '/dealers/v1/brand',
    access: 'public',
    ok: z.array(z.object({ brand: z.string(), id: z.int() })),
    cache: ['dealers'],
    says: "Returns the brands with dealers in the site's country and their numeric ids.",
  }),
  dealerList: call({
    id: 'dealers.v1.dealer.list',
    get: '/dealers/v1/dealer',
    access: 'public',
    query: z.object(dealerFilter),
    ok: z.array(Dealer),
    cache: ['dealers'],
    says: "Takes any of brand, country (the site's unless stated), group, influence area, state, city, code and type, and returns the dealers by name; blocked ones are left out.",
  }),
  findByGroup: call({
    id: 'dealers.v1.dealer.findByGroup',
    get: '/dealers/v1/dealer/findByGroup',
    access: 'public',
    query: z.object({ dealerGroup: short(60) }),
    ok: z.array(Dealer),
    cache: ['dealers'],
    says: 'Takes the id or code of a dealer group and returns its dealers.',
  }),
  dealerGet: call({
    id: 'dealers.v1.dealer.get',
    get: '/dealers/v1/dealer/{id}',
    access: 'public',
    params: z.object({ id: pathText() }),
    ok: Dealer,
    errors: unknown,
    cache: ['dealers'],
    says: 'Takes a dealer id and returns the dealer; refuses unknown and blocked ones.',
  }),
  dealerAny: call({
    id: 'dealers.v1.dealer.any',
    get: '/dealers/v1/dealer/any/{id}',
    access: 'public',
    params: z.object({ id: pathText() }),
    ok: Dealer,
    errors: unknown,
    cache: ['dealers'],
    says: 'Takes a dealer id or dealer code and returns the dealer, offline and blocked ones too; refuses unknown ones.',
  }),
  updateBlocked: call({
    id: 'dealers.v1.dealer.updateBlocked',
    unused: ['X-Dealer-Context'],
    post: '/dealers/v1/dealer/updateBlocked',
    access: 'bearer',
    may: 'dealers.block',
    within: { dealer: 'body.dealerId' },
    body: z.object({
      dealerId: short(60),
      blocked: z.boolean(),
      reason: z.optional(short(400)),
      until: z.optional(z.nullable(z.iso.date())),
    }),
    ok: Dealer,
    status: 200,
    errors: unknown,
    says: 'Takes a dealer id and whether it is blocked, with a reason and the last day of it, and returns the changed dealer; refuses unknown ones and a day that is over.',
  }),
  econnect: call({
    id: 'dealers.v3.dealer.econnect',
    unused: ['X-Dealer-Context'],
    patch: '/dealers/v3/dealer/econnect',
    access: 'bearer',
    may: 'econnect.switch',
    within: { dealer: 'body.dealerCode' },
    body: z.object({ dealerCode: short(60), econnect: z.boolean() }),
    ok: Dealer,
    errors: unknown,
    says: 'Takes a dealer code and switches e-connect; dealer staff may do so for their own dealers only.',
  }),
  provinceAll: call({
    id: 'dealers.v1.province.all',
    get: '/dealers/v1/province/all',
    access: 'public',
    ok: z.array(Zone),
    cache: ['geography'],
    says: 'Returns all Argentine provinces, also those without dealers.',
  }),
  provinceList: call({
    id: 'dealers.v1.province.list',
    get: '/dealers/v1/province',
    access: 'public',
    query: z.object({ brand: text, country: z.optional(Country) }),
    ok: z.array(Zone),
    cache: ['dealers'],
    says: 'Takes a brand and a country, Argentina unless stated, and returns the provinces with dealers.',
  }),
  provinceAllZones: call({
    id: 'dealers.v1.province.allZones',
    get: '/dealers/v1/province/{provinceId}/allzones',
    access: 'public',
    params: z.object({ provinceId: pathText() }),
    ok: z.array(Zone),
    errors: { 'dealers.provinceIdRequired': 400 },
    cache: ['geography'],
    says: 'Takes a province id and returns all its zones; refuses a missing or unknown one.',
  }),
  provinceZones: call({
    id: 'dealers.v1.province.zones',
    get: '/dealers/v1/province/{provinceId}/zone',
    access: 'public',
    params: z.object({ provinceId: pathText() }),
    ok: z.array(Zone),
    errors: { 'dealers.provinceIdRequired': 400 },
    cache: ['dealers'],
    says: 'Takes a province id and returns its zones that have dealers; refuses a missing or unknown one.',
  }),
  serviceList: call({
    id: 'dealers.v1.service.list',
    get: '/dealers/v1/service/{type}',
    access: 'public',
    params: z.object({ type: pathText(40) }),
    ok: z.array(WorkshopService),
    cache: ['dealers'],
    says: "Takes a service type (RECALL, MAINTENANCE, REPAIR, ACCESSORY) and returns the workshop services of the site's country.",
  }),
  maintenanceServiceList: call({
    id: 'dealers.v1.maintenanceService.list',
    get: '/dealers/v1/maintenanceservice',
    access: 'bearer',
    query: z.object({ dealerCode: text, brand: text }),
    headers: z.object({ 'x-dealer-context': z.optional(short(60)) }),
    ok: z.array(WorkshopService),
    errors: unknown,
    says: 'Takes a dealer code, or the dealer context of the caller, and returns the maintenance services it offers.',
  }),
  groupList: call({
    id: 'dealers.v1.dealerGroup.list',
    get: '/dealers/v1/dealergroup',
    access: 'public',
    query: z.object({ brand: text }),
    ok: z.array(DealerGroup),
    cache: ['dealers'],
    says: "Takes a brand and returns the dealer groups of the site's country that sell it.",
  }),
  groupInfluenceAreas: call({
    id: 'dealers.v1.dealerGroup.influenceAreas',
    get: '/dealers/v1/dealergroup/{g}/influencearea',
    access: 'public',
    params: group,
    ok: z.array(InfluenceArea),
    cache: ['dealers'],
    says: 'Takes a dealer group and returns the influence areas in which it has dealers.',
  }),
  groupAreaCities: call({
    id: 'dealers.v1.dealerGroup.influenceAreaCities',
    get: '/dealers/v1/dealergroup/{g}/influencearea/{a}/city',
    access: 'public',
    params: z.object({ g: pathText(), a: pathText() }),
    ok: z.array(City),
    errors: { 'dealers.noInfluenceArea': 404 },
    cache: ['dealers'],
    says: 'Takes a group and an influence area and returns the cities of the area in which the group has dealers; refuses an unknown area.',
  }),
  groupStates: call({
    id: 'dealers.v1.dealerGroup.states',
    get: '/dealers/v1/dealergroup/{g}/states',
    access: 'public',
    params: group,
    ok: z.array(State),
    cache: ['dealers'],
    says: 'Takes a dealer group and returns the states in which it has dealers.',
  }),
  groupStateCities: call({
    id: 'dealers.v1.dealerGroup.stateCities',
    get: '/dealers/v1/dealergroup/{g}/state/{code}/cities',
    access: 'public',
    params: z.object({ g: pathText(), code: pathText() }),
    ok: z.array(City),
    cache: ['dealers'],
    says: 'Takes a dealer group and a state and returns the cities in which the group has dealers.',
  }),
  areaCities: call({
    id: 'dealers.v1.influenceArea.cities',
    get: '/dealers/v1/influencearea/{id}/city',
    access: 'public',
    params: z.object({ id: pathText() }),
    ok: z.array(City),
    errors: { 'dealers.noInfluenceArea': 404 },
    cache: ['dealers'],
    says: 'Takes the id or code of an influence area and returns its cities; refuses a missing or unknown one.',
  }),
  findDealersBy: call({
    id: 'dealers.v2.dealer.findDealersBy',
    get: '/dealers/v2/dealer/findDealersBy',
    access: 'public',
    query: z.object(dealerFilter),
    ok: z.array(Dealer),
    cache: ['dealers'],
    says: 'Takes the same filters as the first version of the dealer list and returns the dealers by name.',
  }),
  findDealersByRadius: call({
    id: 'dealers.v2.dealer.findDealersByRadius',
    get: '/dealers/v2/dealer/findDealersByRadius',
    access: 'public',
    query: radiusQuery,
    ok: z.array(NearbyDealer),
    errors: { 'dealers.noRadius': 400 },
    says: 'Takes a reference point in degrees and a radius in metres and returns the dealers within it with their distance, nearest first; refuses without a point.',
  }),
  findOfflineDealersByLocation: call({
    id: 'dealers.v2.dealer.findOfflineDealersByLocation',
    get: '/dealers/v2/dealer/findOfflineDealersByLocation',
    access: 'public',
    query: z.object({ state: text, city: text, country: z.optional(Country), brand: text }),
    ok: z.array(Dealer),
    cache: ['dealers'],
    says: 'Takes a place and a brand and returns the dealers there that take no online schedule.',
  }),
  findAllOfflineStates: call({
    id: 'dealers.v2.dealer.findAllOfflineStates',
    get: '/dealers/v2/dealer/findAllOfflineStates',
    access: 'public',
    query: z.object({ brand: text }),
    ok: z.array(State),
    cache: ['dealers'],
    says: "Takes a brand and returns the states of the site's country with dealers that take no online schedule.",
  }),
  findOfflineDealersByState: call({
    id: 'dealers.v2.dealer.findOfflineDealersByState',
    get: '/dealers/v2/dealer/findOfflineDealersByState',
    access: 'public',
    query: z.object({ state: short(60), brand: text }),
    ok: z.array(Dealer),
    cache: ['dealers'],
    says: 'Takes a state and a brand and returns its dealers that take no online schedule.',
  }),
  dealerPage: call({
    id: 'dealers.v3.dealer.list',
    get: '/dealers/v3/dealer',
    access: 'public',
    query: z.object({ ...dealerFilter, page: z._default(int(0, 100_000), 0), size: z._default(int(1, 200), 50) }),
    ok: z.array(Dealer),
    cache: ['dealers'],
    says: 'Takes the filters of the dealer list, a page and a size, and returns that page of the dealers by name.',
  }),
})
