// Styles say nothing to a unit test.
export default {};
