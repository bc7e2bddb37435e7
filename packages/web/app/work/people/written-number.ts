import { formatCpfCnpj } from '@volante/domain/company/cpf-cnpj'
import { formatCuil } from '@volante/domain/person/cuil'
import { formatDni } from '@volante/domain/person/dni'
import type { Country } from '@volante/domain/vocabulary'
import { usePage } from '../../shell/root-data.ts'

/** Takes the id of a site; returns its country. */
export function useCountry(site: string): Country {
  const { sites } = usePage()
  // A portal's, or one that is closed: a site is called by its country.
  return sites.find(({ id }) => id === site)?.country ?? (/^ar-|-ar$/.test(site) ? 'AR' : 'BR')
}

/** Takes a CPF, CNPJ, DNI or CUIT without mask and the country; returns it as people write it. */
export function writtenNumber(taxId: string, country: Country): string {
  if (country === 'BR') return formatCpfCnpj(taxId)
  return taxId.length > 8 ? formatCuil(taxId) : formatDni(taxId)
}
