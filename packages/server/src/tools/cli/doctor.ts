import { access, constants, mkdir, readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { EXTENSIONS } from '../../platform/db/extensions.ts'
import { mercadoPagoProblem } from '../../providers/payments/mercado-pago.ts'
import { paymentProblems } from '../../providers/payments/payment-settings.ts'
import { loadSettings, type Settings } from '../../platform/settings/settings.ts'
import { acceptedGaps, missingLine, unaccepted } from '../../platform/settings/what-is-missing.ts'
import { type Finding, fine, wrong } from './finding.ts'
import { checkBackup, checkDisk, checkFlush, checkProxy, checkZones, clockFinding } from './machine-checks.ts'

/** `npm run doctor`: says what is wrong with this set-up. Changes nothing but making the data folder. */
const findings: Finding[] = [checkNode()]
const settings = checkSettings()
if (settings) {
  findings.push(
    ...checkCustomers(settings),
    await checkFolder(settings),
    await checkDisk(settings),
    await checkFlush(settings),
    checkProxy(settings),
    await checkPort(settings),
    ...(await checkDatabase(settings)),
    await checkBackup(settings, Date.now()),
    ...(await checkPayments(settings)),
  )
}
findings.push(...(await checkSites()))
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

/** What the start would refuse, and what it was told to accept. */
function checkCustomers(settings: Settings): Finding[] {
  if (settings.VOLANTE_DEMO) return [fine('Demo mode: nothing here is for customers')]
  const missing = unaccepted(settings).map((one) => wrong(missingLine(one)))
  const accepted = acceptedGaps(settings).map(({ gap, setting, problem }) =>
    fine(`Accepted (${gap}): ${setting} ${problem}`),
  )
  return missing.length > 0 ? [...missing, ...accepted] : [fine('Ready for customers'), ...accepted]
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

function checkPort({ PORT, HOST }: Settings): Promise<Finding> {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(wrong(`Port ${PORT} is taken: choose another with PORT, or stop what uses it`)))
    probe.listen(PORT, HOST, () => probe.close(() => done(fine(`Port ${PORT} is free`))))
  })
}

async function checkDatabase({ DATABASE_URL, VOLANTE_DATA }: Settings): Promise<Finding[]> {
  if (!DATABASE_URL) {
    const isThere = await access(join(VOLANTE_DATA, 'postgres/cluster')).then(
      () => true,
      () => false,
    )
    return [fine(`Managed PostgreSQL in ${VOLANTE_DATA}${isThere ? '' : ' (made on first start)'}`)]
  }
  const client = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const before = Date.now()
    const { rows } = await client.query<DatabaseFacts>(FACTS, [EXTENSIONS])
    const [row] = rows
    if (!row) return [wrong('PostgreSQL says nothing of itself')]
    return [
      databaseFinding(row),
      durabilityFinding(row),
      clockFinding(before, row.now.getTime(), Date.now()),
      ...(await auditFinding(client)),
    ]
  } catch (error) {
    return [
      wrong(`PostgreSQL of DATABASE_URL does not respond: ${error instanceof Error ? error.message : String(error)}`),
    ]
  } finally {
    await client.end().catch(() => {})
  }
}

interface DatabaseFacts {
  readonly version: number
  readonly missing: readonly string[]
  readonly now: Date
  /** Settings that are off although what is acknowledged hangs on them. */
  readonly off: readonly string[]
}

const FACTS = `select current_setting('server_version_num')::int as version, clock_timestamp() as now,
  array(select name from unnest($1::text[]) name where name not in (select name from pg_available_extensions)) as missing,
  array(select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off') as off`

function databaseFinding({ version, missing }: DatabaseFacts): Finding {
  if (version < 150_000) return wrong('PostgreSQL is older than 15: update it')
  if (missing.length > 0)
    return wrong(`PostgreSQL lacks the extensions ${missing.join(', ')} (package postgresql-contrib)`)
  return fine('PostgreSQL responds and has every extension')
}

const durabilityFinding = ({ off }: DatabaseFacts): Finding =>
  off.length > 0
    ? wrong(`PostgreSQL may lose what it has acknowledged: set ${off.join(', ')} to on`)
    : fine('PostgreSQL keeps what it acknowledges')

/** What the latest nightly check of the audit log found; nothing before the first. */
async function auditFinding(client: pg.Client): Promise<Finding[]> {
  const { rows: tables } = await client.query<{ is: boolean }>(`select to_regclass('audit_checks') is not null as is`)
  if (!tables[0]?.is) return []
  const { rows } = await client.query<{ at: Date; why: string | null }>(
    'select at, why from audit_checks order by id desc limit 1',
  )
  return rows.map(({ at, why }) => {
    const day = at.toISOString().slice(0, 16).replace('T', ' ')
    return why === null
      ? fine(`The audit log was intact at ${day} UTC`)
      : wrong(`The audit log is not as it was written (${day} UTC): run "npm run verify-audit"`)
  })
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
      const problem = await mercadoPagoProblem({
        country,
        accessToken,
        base: settings.MERCADO_PAGO_URL,
        timeoutMs: 5000,
      })
      return [problem ? wrong(`${name} ${problem}`) : fine(`${name} is of an account in its country`)]
    }),
  )
  return [fine('Every chosen payment provider is set up'), ...tokens.flat()]
}

async function checkSites(): Promise<Finding[]> {
  const { loadSites } = await import('../../platform/sites/sites.ts')
  const folder = join(import.meta.dirname, '../../../../../sites')
  try {
    const { sites } = await loadSites(folder)
    const zones = [...new Set(sites.map(({ timeZone }) => timeZone))]
    return [fine(`${(await readdir(folder)).length} site files are valid`), checkZones(zones)]
  } catch (error) {
    return [wrong(`A site file is wrong: ${error instanceof Error ? error.message : String(error)}`)]
  }
}
