/** The API of a school, from /api/v2 on. */
export interface SchoolApi {
  get<T>(path: string): Promise<T>
  send<T>(path: string, body: object): Promise<T>
}
