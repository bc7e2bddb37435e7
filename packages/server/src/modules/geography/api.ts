/** What other modules may use of geography. */
import type { Ctx } from '../../platform/http/ctx.ts'
import type { Gazetteer } from '../../providers/maps/gazetteer.ts'
import { cityByCode, cityOfPostalCode, nearestCity, searchCities } from './queries.ts'

export { areaByKey, citiesOfArea, regionalOf, regionalsOfCountry } from './area-queries.ts'
export { isBlank } from './path.ts'
export { addressFrom } from './postal-codes.ts'
export { cityAnswer, stateAnswer } from './present.ts'
export { cityByCode, zonesOfProvince } from './queries.ts'

/** The platform's own places, for the built-in maps. */
export const gazetteerOf = ({ db }: Pick<Ctx, 'db'>): Gazetteer => ({
  byCode: (code) => cityByCode(db, code),
  nearest: ([lon, lat]) => nearestCity(db, lon, lat),
  search: (containing, limit, country, state) => searchCities(db, { containing, limit, country, state }),
  byPostalCode: (cep) => cityOfPostalCode(db, cep),
})
