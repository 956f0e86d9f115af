import { Link, redirect } from 'react-router';
export async function loader({ request }: { request: Request }) {
  if (new URL(request.url).searchParams.has('r')) throw redirect('/about');
  return { seed: [['a', 1]] };
}
export default function Home() {
  return (
    <main>
      <h1>Home</h1>
      <Link to="/about">about</Link>
    </main>
  );
}
