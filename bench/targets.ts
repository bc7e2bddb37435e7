import type { Load } from './load.ts'

const VERSION = 'X6PDZV0'

export interface Target {
  readonly name: string
  readonly path: string
  readonly aim: string
  readonly headers?: Readonly<Record<string, string>>
  /** Measured beside a single-row select too. */
  readonly made?: true
}

/** Made: a parameter no call knows keeps the answer itself out of memory; what the process remembers of the catalogue still serves. */
export const READS: readonly Target[] = [
  { name: 'model list, kept', path: '/api/mvs/model?brand=fiat&country=BR', aim: '≥ 0.70' },
  { name: 'home page, kept', path: '/br/fiat', aim: '≥ 0.80', headers: { accept: 'text/html' } },
  { name: 'configurator, kept', path: '/br/fiat/monte/mobi', aim: '≥ 0.80', headers: { accept: 'text/html' } },
  { name: 'model list, made', path: '/api/mvs/model?brand=fiat&country=BR&bench=1', aim: '≥ 2,000/s', made: true },
  {
    name: 'sign-in page, made for one person',
    path: '/br/fiat/entrar',
    aim: '≥ 300/s',
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
    made: true,
  },
  {
    name: 'version with parts, made',
    path: `/api/car/v2/car/web?mvsCode=${VERSION}&country=BR&brand=fiat&bench=1`,
    aim: '',
    made: true,
  },
  {
    name: '30 nearest dealers, made',
    path: '/api/dealers/v2/dealer/findDealersByRadius?referenceLatitude=-23.55&referenceLongitude=-46.63&radius=50000&size=30&bench=1',
    aim: '',
    made: true,
  },
]

export const loadOf = (base: string, target: Target): Load => ({
  url: base + target.path,
  headers: { 'x-site': 'br-fiat', ...target.headers },
})

let seed = 0

/** A lead of somebody else each time, named by nobody twice: a repeated one is cheaper. */
export const leadLoad = (base: string) =>
  ({
    url: `${base}/api/lead`,
    method: 'POST',
    headers: { 'x-client-id': 'bench-client', 'x-client-secret': 'bench-client-secret', 'x-site': 'br-fiat' },
    each: () => {
      seed += 1
      return { body: JSON.stringify(leadBody(seed)) }
    },
  }) satisfies Load

function leadBody(seed: number): object {
  return {
    leadPersonType: 'physicalPerson',
    firstName: 'Ana Souza',
    email: `ana.${seed}@volante.example`,
    cpf: cpfOf(seed),
    phone: `119${80_000_000 + (seed % 10_000_000)}`,
    allowEmail: true,
    preferred_contact_method: 'EMAIL',
    stateCode: 'SP',
    cityName: 'São Paulo',
    countryCode: 'BR',
  }
}

function cpfOf(seed: number): string {
  const digit = (text: string) =>
    (([...text].reduce((total, one, at) => total + Number(one) * (text.length + 1 - at), 0) * 10) % 11) % 10
  const nine = String(100_000_000 + seed)
  const ten = `${nine}${digit(nine)}`
  return `${ten}${digit(ten)}`
}
