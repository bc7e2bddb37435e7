import { access, constants, mkdir, readdir, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { EXTENSIONS } from '../../platform/db/extensions.ts'
import { mercadoPagoProblem } from '../../providers/payments/mercado-pago.ts'
import { paymentProblems } from '../../providers/payments/payment-settings.ts'
import { loadSettings, type Settings } from '../../platform/settings/settings.ts'

/** What a check found: fine, or what is wrong and what to do about it. */
type Finding = { readonly isFine: boolean; readonly text: string }

const fine = (text: string): Finding => ({ isFine: true, text })
const wrong = (text: string): Finding => ({ isFine: false, text })
const GIB = 1024 ** 3

/** `npm run doctor`: says what is wrong with this set-up. Changes nothing but making the data folder. */
const findings: Finding[] = [checkNode()]
const settings = checkSettings()
if (settings) {
  findings.push(
    await checkFolder(settings),
    await checkDisk(settings),
    await checkPort(settings),
    await checkDatabase(settings),
    ...(await checkPayments(settings)),
  )
}
findings.push(await checkSites())
for (const { isFine, text } of findings) process.stdout.write(`${isFine ? 'ok   ' : 'WRONG'}  ${text}\n`)
process.exit(findings.every((one) => one.isFine) ? 0 : 1)

function checkNode(): Finding {
  const isNew = Number(process.versions.node.split('.')[0]) >= 24
  return isNew
    ? fine(`Node ${process.versions.node}`)
    : wrong(`Node ${process.versions.node}: run "npm ci", then "npm run doctor"`)
}

function checkSettings(): Settings | null {
  try {
    const read = loadSettings()
    findings.push(fine('Settings are valid'))
    return read
  } catch (error) {
    findings.push(wrong(error instanceof Error ? error.message : String(error)))
    return null
  }
}

async function checkFolder({ VOLANTE_DATA }: Settings): Promise<Finding> {
  try {
    await mkdir(VOLANTE_DATA, { recursive: true })
    await access(VOLANTE_DATA, constants.W_OK)
    return fine(`Data folder ${VOLANTE_DATA} can be written`)
  } catch {
    return wrong(`Data folder ${VOLANTE_DATA} cannot be written: choose another with VOLANTE_DATA`)
  }
}

async function checkDisk({ VOLANTE_DATA }: Settings): Promise<Finding> {
  const { bavail, bsize } = await statfs(VOLANTE_DATA)
  const free = (bavail * bsize) / GIB
  return free >= 1 ? fine(`${free.toFixed(0)} GiB free`) : wrong(`Only ${free.toFixed(1)} GiB free in the data folder`)
}

function checkPort({ PORT, HOST }: Settings): Promise<Finding> {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(wrong(`Port ${PORT} is taken: choose another with PORT, or stop what uses it`)))
    probe.listen(PORT, HOST, () => probe.close(() => done(fine(`Port ${PORT} is free`))))
  })
}

async function checkDatabase({ DATABASE_URL, VOLANTE_DATA }: Settings): Promise<Finding> {
  if (!DATABASE_URL) {
    const isThere = await access(join(VOLANTE_DATA, 'postgres/cluster')).then(
      () => true,
      () => false,
    )
    return fine(`Managed PostgreSQL in ${VOLANTE_DATA}${isThere ? '' : ' (made on first start)'}`)
  }
  const client = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; missing: string[] }>(
      `select current_setting('server_version_num')::int as version, array(
         select name from unnest($1::text[]) name
         where name not in (select name from pg_available_extensions)) as missing`,
      [EXTENSIONS],
    )
    const [row] = rows
    if (!row || row.version < 150_000) return wrong('PostgreSQL is older than 15')
    if (row.missing.length > 0)
      return wrong(`PostgreSQL lacks the extensions ${row.missing.join(', ')} (package postgresql-contrib)`)
    return fine('PostgreSQL answers and has every extension')
  } catch (error) {
    return wrong(
      `PostgreSQL of DATABASE_URL does not answer: ${error instanceof Error ? error.message : String(error)}`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

/** The settings of every chosen provider, and whether each token of Mercado Pago is of its country. */
async function checkPayments(settings: Settings): Promise<Finding[]> {
  const problems = paymentProblems(settings)
  if (problems.length > 0) return problems.map(wrong)
  const tokens = await Promise.all(
    (['BR', 'AR'] as const).map(async (country) => {
      const name = `MERCADO_PAGO_${country}_TOKEN` as const
      const accessToken = settings[name]
      if (!accessToken) return []
      const problem = await mercadoPagoProblem({ country, accessToken, timeoutMs: 5000 })
      return [problem ? wrong(`${name} ${problem}`) : fine(`${name} is of an account in its country`)]
    }),
  )
  return [fine('Every chosen payment provider is set up'), ...tokens.flat()]
}

async function checkSites(): Promise<Finding> {
  const { loadSites } = await import('../../platform/sites/sites.ts')
  const folder = join(import.meta.dirname, '../../../../../sites')
  try {
    await loadSites(folder)
    return fine(`${(await readdir(folder)).length} site files are valid`)
  } catch (error) {
    return wrong(`A site file is wrong: ${error instanceof Error ? error.message : String(error)}`)
  }
}
