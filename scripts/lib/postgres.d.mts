export interface Cluster {
  url: string
  stop(): Promise<void>
}
export function startPostgres(): Promise<Cluster | null>
export function startCluster(binaries: string | null): Promise<Cluster | null>
