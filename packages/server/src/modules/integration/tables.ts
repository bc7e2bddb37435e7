export interface IntegrationTables {
  data_dictionary: { id: string; value: string; created_at: Date }
}
