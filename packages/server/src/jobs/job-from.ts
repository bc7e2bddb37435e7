/**
 * SQL that queues a job for each row of `source`, to stand in the statement that makes those rows: a write as hot as lead
 * creation spares the round trip and most of the cost of `enqueue`. `data` is an SQL expression over those rows. The
 * queue's own settings apply. pg-boss takes jobs inserted into its table like those it inserts itself.
 */
export const jobFrom = (source: string, queue: string, data: string): string => `
  insert into pgboss.job (
    name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, keep_until,
    dead_letter, heartbeat_seconds
  )
  select
    queue.name, made.data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds,
    now() + retention_seconds * interval '1 second', dead_letter, heartbeat_seconds
  from (select ${data} as data from ${source}) as made
  join pgboss.queue on queue.name = '${queue}'`
