import type { Country, Language } from '@volante/domain/vocabulary'

export interface ManualTables {
  manual_files: {
    id: string
    name: string
    file_key: string
    bytes: number
    sent_by: string | null
    sent_at: Date
  }
  manuals: {
    id: string
    country: Country
    brand: string
    model_code: string | null
    year: number | null
    language: Language
    name: string
    file_id: string
    is_published: boolean
    changed_at: Date
  }
}
