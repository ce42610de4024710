/** What the editor cannot hold without changing it: whoever reads keeps it as it is. */
export class Foreign extends Error {
  constructor(what: string) {
    super(`The editor has nothing for ${what}.`)
    this.name = 'Foreign'
  }
}
