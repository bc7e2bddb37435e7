/** SQL of the channel where pg-boss hears of queues with new jobs: its name for the schema `pgboss`. */
export const WAKING_CHANNEL = `'pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24)`

/**
 * SQL that queues a job for each row of `source`, to stand in the statement that makes those rows: a write as hot as lead
 * creation spares the round trip and most of the cost of `enqueue`. `data` is an SQL expression over those rows. The
 * queue's own settings apply. pg-boss takes jobs inserted into its table like those it inserts itself. `startAfter` is an SQL
 * expression over the same rows, in the machine's time. Such a job is found within a second.
 */
export const jobFrom = (source: string, queue: string, data: string, startAfter = 'now()'): string => `
  insert into pgboss.job (
    name, data, start_after, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, keep_until,
    dead_letter, heartbeat_seconds
  )
  select
    queue.name, made.data, made.start_after, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds,
    made.start_after + retention_seconds * interval '1 second', dead_letter, heartbeat_seconds
  from (select ${data} as data, ${startAfter} as start_after from ${source}) as made
  join pgboss.queue on queue.name = '${queue}'`

/** The same for jobs somebody waits for: their worker is woken. It costs more, since commits that wake somebody queue up behind each other. */
export const urgentJobFrom = (source: string, queue: string, data: string): string =>
  `${jobFrom(source, queue, data)} returning pg_notify(${WAKING_CHANNEL}, name)`
