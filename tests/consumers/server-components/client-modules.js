/** The addresses of the client components' modules in a stream of server components. */
export function clientModulesOf(stream) {
  return new Set([...stream.matchAll(/^\w+:(?:I\[)?"(?<id>file:[^"]+)"/gm)].map(({ groups }) => groups.id));
}
