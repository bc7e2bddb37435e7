import { fetchJson, ServiceFailure } from '../fetch-json.ts'
import type { RecallReports } from './provider.ts'

export interface HttpReportsOptions {
  readonly url: string
  readonly key: string
  readonly timeoutMs?: number
}

/** A registry behind the shape of docs/vehicle-registry.md; what it knows already (409) is told. */
export function httpReports({ url, key, timeoutMs = 10_000 }: HttpReportsOptions): RecallReports {
  const base = url.replace(/(?<!\/)\/+$/, '')
  return {
    async tell({ campaignId, chassis, done, doneOn }) {
      const body = { campaign: campaignId, chassis, done, doneOn }
      const headers = { authorization: `Bearer ${key}` }
      try {
        await fetchJson({ url: `${base}/recalls/repairs`, method: 'POST', body, headers, timeoutMs })
      } catch (error) {
        if (error instanceof ServiceFailure && error.status === 409) return
        throw error
      }
    },
  }
}
