/** A lead as a CRM is told about it. */
export interface CrmLead {
  readonly protocol: string
  readonly site: string
  readonly brand: string
  readonly country: 'BR' | 'AR'
  readonly name: string
  readonly companyName: string | null
  readonly email: string
  /** E.164. */
  readonly phone: string
  readonly dealerCode: string | null
  readonly productCode: string | null
  readonly city: string | null
  readonly state: string | null
  readonly description: string | null
  readonly source: string | null
  /** Channels the person allowed. */
  readonly channels: readonly string[]
}

/** Where leads are worked on. */
export interface Crm {
  readonly name: string
  /** Makes or updates the lead of this protocol and returns its id there; twice is harmless. */
  push(lead: CrmLead): Promise<string>
  /** Removes what is held under a protocol, since the person wants to be forgotten; one it does not know is removed already. */
  forget(protocol: string): Promise<void>
}
