export default function Screen() {
  return <h1>Administration</h1>;
}
